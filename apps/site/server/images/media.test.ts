import { expect, it, vi } from 'vitest'
import { createAnswers } from '../http/answer.ts'
import { createMedia } from './media.ts'

const ADDRESS = '/media/0123456789abcdef0123456789abcdef-960x640/960.webp'
const FILE = ADDRESS.replace('/960.', '/480.')

const TOKEN = 'f'.repeat(64)

/** Files of one image, which who has the token `owner` or that of an application may see, and everybody once it is public. */
function openMedia() {
  const state = { isPublic: false }
  const callAs = vi.fn(
    async (authorization: string, _name: string, asked: object) =>
      state.isPublic || authorization === 'Bearer owner' || ('application' in asked && asked.application === TOKEN),
  )
  const read = vi.fn(async () => Buffer.from('picture'))
  const media = createMedia({ images: { read }, callAs, answerOf: createAnswers({}) })
  const ask = async (authorization?: string) =>
    media.answer(FILE, { beforeReading: () => undefined, inTurn: async (asking) => asking(), authorization })
  return { state, callAs, read, media, ask }
}

it('answers a private file to who may see it alone, and keeps nothing of it', async () => {
  const { ask, media, read, callAs } = openMedia()
  expect(await ask()).toBeUndefined()
  expect(await ask('Bearer stranger')).toBeUndefined()
  expect(read).not.toHaveBeenCalled()
  expect((await ask('Bearer owner'))?.headers).toContain('private, no-store')
  expect(media.inMemory(FILE)).toBeUndefined()
  expect(await ask()).toBeUndefined()
  expect(callAs).toHaveBeenCalledWith('', 'may_see_image', { image_url: ADDRESS })
})

it('answers it to everybody once it is public, and asks no more', async () => {
  const { ask, media, state, callAs } = openMedia()
  state.isPublic = true
  expect((await ask())?.headers).toContain('public, max-age=31536000, immutable')
  expect(media.inMemory(FILE)).toBeDefined()
  expect(await ask()).toBeDefined()
  expect(callAs).toHaveBeenCalledTimes(1)
})

it('answers it to who has the token of its application, as a visitor', async () => {
  const { ask, media, callAs } = openMedia()
  expect(await ask(`Application ${'0'.repeat(64)}`)).toBeUndefined()
  expect((await ask(`Application ${TOKEN}`))?.headers).toContain('private, no-store')
  expect(callAs).toHaveBeenLastCalledWith('', 'may_see_image', { image_url: ADDRESS, application: TOKEN })
  expect(media.inMemory(FILE)).toBeUndefined()
})
