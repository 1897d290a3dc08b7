import { expect, it } from 'vitest'
import { IMAGE_BYTES, IMAGE_ERRORS, type ImageError } from './imageErrors.ts'
import { uploadImage, type UploadOptions } from './uploadImage.ts'

/** As `scripts/test/scriptedAnswers.ts` plays it. */
type ScriptedAnswer = readonly [status: number, body: unknown] | 'cut'

const URL_OF_IMAGE = '/media/0123456789abcdef0123456789abcdef-960x640/960.webp'
const STORED: ScriptedAnswer = [201, { url: URL_OF_IMAGE }]
const refused = (status: number, code: ImageError): ScriptedAnswer => [status, { code, message: IMAGE_ERRORS[code] }]
const FILE = new Blob([new Uint8Array(300_000)])

/** A server that plays these answers in turn; gives what it was asked. */
async function script(...answers: readonly ScriptedAnswer[]) {
  const url = `/scripted/${crypto.randomUUID()}`
  await fetch(url, { method: 'PUT', body: JSON.stringify(answers) })
  let time = 0
  return {
    upload: async (options: Partial<UploadOptions> = {}, file = FILE) =>
      uploadImage(file, { accessToken: async () => `token-${(time += 1)}`, url, retryAfter: [10, 20, 30], ...options }),
    asked: async () => (await (await fetch(url)).json()) as readonly object[],
  }
}

it('sends the file as it is, and gives an image for the listing', async () => {
  const { upload, asked } = await script(STORED, STORED)
  const first = await upload()
  expect(first).toEqual({ ok: true, image: { id: expect.any(String), url: URL_OF_IMAGE, alt: '' } })
  expect(await asked()).toEqual([
    { path: '/media', authorization: 'Bearer token-1', type: 'application/octet-stream', bytes: 300_000 },
  ])
  // The same picture twice in a listing is two images.
  expect(await upload()).not.toEqual(first)
})

it('says how much is on its way', async () => {
  const { upload } = await script(STORED)
  const progress: number[] = []
  await upload({ onProgress: ({ sent, total }) => progress.push(sent / total) })
  expect(progress.at(-1)).toBe(1)
  expect(progress).toEqual(progress.toSorted((one, other) => one - other))
})

it.each<[string, ScriptedAnswer]>([
  ['the connection was cut', 'cut'],
  ['the server has too much to do', refused(503, 'busy')],
  ['the store was away', refused(503, 'not-stored')],
  ['something before it asked to wait', [429, { code: 'too_many_requests' }]],
  ['something before it was away', [502, 'Bad gateway']],
])('tries three times again when %s, each time with a token that holds', async (_, answer) => {
  const { upload, asked } = await script(answer, answer, answer, STORED)
  expect(await upload()).toMatchObject({ ok: true })
  expect(await asked()).toMatchObject([1, 2, 3, 4].map((time) => ({ authorization: `Bearer token-${time}` })))
})

it('then gives the reason', async () => {
  const { upload, asked } = await script('cut', 'cut', 'cut', refused(503, 'busy'), STORED)
  expect(await upload()).toEqual({ ok: false, error: 'busy' })
  expect(await asked()).toHaveLength(4)
})

it.each<[number, ImageError]>([
  [415, 'heic'],
  [422, 'broken'],
  [422, 'too-many-pixels'],
  [401, 'signed-out'],
  [501, 'not-available'],
])('does not repeat what is refused with %i, %s', async (status, code) => {
  const { upload, asked } = await script(refused(status, code), STORED)
  expect(await upload()).toEqual({ ok: false, error: code })
  expect(await asked()).toHaveLength(1)
})

it('sends nothing that is too large, and nothing for who is signed out', async () => {
  const { upload, asked } = await script(STORED)
  expect(await upload({}, new Blob([new Uint8Array(IMAGE_BYTES + 1)]))).toEqual({ ok: false, error: 'too-large' })
  expect(await upload({ accessToken: async () => undefined })).toEqual({ ok: false, error: 'signed-out' })
  expect(await asked()).toEqual([])
})

it('is given up at once, on its way and while it waits', async () => {
  const { upload } = await script('cut', 'cut', 'cut', STORED)
  const early = new AbortController()
  early.abort(new Error('given up'))
  await expect(upload({ signal: early.signal })).rejects.toThrow('given up')
  const waiting = new AbortController()
  setTimeout(() => waiting.abort(new Error('given up')), 200)
  await expect(upload({ signal: waiting.signal, retryAfter: [60_000] })).rejects.toThrow('given up')
  const sending = new AbortController()
  const onProgress = () => sending.abort(new Error('given up'))
  await expect(upload({ signal: sending.signal, onProgress }, new Blob([new Uint8Array(5_000_000)]))).rejects.toThrow(
    'given up',
  )
})

it('sends a photograph of an applicant under the token of the application', async () => {
  const { upload, asked } = await script(STORED)
  expect(await upload({ application: 'token' })).toMatchObject({ ok: true })
  expect(await asked()).toMatchObject([{ path: '/media', authorization: 'Application token' }])
})

it('answers challenges first, and not for ever', async () => {
  const challenge: ScriptedAnswer = [428, { code: 'proof_required', details: '1.2.0.salt.signature' }]
  const { upload, asked } = await script(challenge, STORED)
  expect(await upload()).toMatchObject({ ok: true })
  expect(await asked()).toHaveLength(2)
  const stubborn = await script(challenge, challenge, challenge, challenge, challenge)
  expect(await stubborn.upload({ retryAfter: [] })).toEqual({ ok: false, error: 'busy' })
  expect(await stubborn.asked()).toHaveLength(4)
})
