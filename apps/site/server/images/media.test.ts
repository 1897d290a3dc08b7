import { expect, it, vi } from 'vitest'
import { createAnswers } from '../http/answer.ts'
import { createMedia } from './media.ts'

const ADDRESS = '/media/0123456789abcdef0123456789abcdef-960x640/960.webp'
const FILE = ADDRESS.replace('/960.', '/480.')

/** Files of one image, which who has the token `owner` may see, and everybody once it is public. */
function openMedia() {
  const state = { isPublic: false }
  const callAs = vi.fn(async (authorization: string) => state.isPublic || authorization === 'Bearer owner')
  const read = vi.fn(async () => Buffer.from('picture'))
  const media = createMedia({ images: { read }, callAs, answerOf: createAnswers({}) })
  const ask = async (authorization?: string) => media.answer(FILE, { beforeReading: () => undefined, authorization })
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
