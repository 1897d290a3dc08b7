import { coverSvg } from '@dira/ui/cover'
import { expect, it, vi } from 'vitest'
import { coverHref } from '@dira/app/coverHref'
import { sharePath } from '../../src/shared/seo/shareImage.ts'
import { createAnswers } from '../http/answer.ts'
import { FOR_GOOD } from '../http/cachePolicy.ts'
import { createPictures } from './pictures.ts'

const nothing = () => {
  throw new Error('No plate is asked for here.')
}

const beforeDrawing = vi.fn()

function picturesOf(drawShareImage = async () => Buffer.from('png')) {
  return createPictures({
    pages: { payload: () => Promise.reject(new Error('No listing is asked for here.')) },
    drawShareImage,
    feed: { current: nothing, fresh: nothing },
    platesOf: nothing,
    answerOf: createAnswers({}),
  })
}

it('draws a cover once, to be cached for good', async () => {
  const pictures = picturesOf()
  const cover = { slug: 'Restaurants & Dining', category: 'restaurants', index: 1 }
  expect(pictures.inMemory(coverHref(cover))).toBeUndefined()
  const answer = await pictures.answer(coverHref(cover), beforeDrawing)
  expect(String(answer?.body.plain)).toBe(coverSvg(cover))
  expect(answer?.headers.join(' ')).toContain(FOR_GOOD)
  expect(pictures.inMemory(coverHref(cover))).toBe(answer)
  await pictures.answer(coverHref(cover), beforeDrawing)
  expect(beforeDrawing).toHaveBeenCalledOnce()
})

it('draws the picture of a shared link', async () => {
  const answer = await picturesOf().answer(sharePath({ kind: 'site' }), beforeDrawing)
  expect(answer?.headers.join(' ')).toContain('image/png')
  expect(String(answer?.body.plain)).toBe('png')
})

it('rejects when a picture cannot be drawn', async () => {
  const pictures = picturesOf(() => Promise.reject(new Error('disk full')))
  await expect(pictures.answer(sharePath({ kind: 'site' }), beforeDrawing)).rejects.toThrow('disk full')
})

it.each(['/covers/', '/covers/old/shopping/0/soko.svg', '/share/1/dira.png', '/listings', '/covers/%E0%A4%A'])(
  'has none at %s',
  async (path) => expect(await picturesOf().answer(path, beforeDrawing)).toBeUndefined(),
)
