import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encode, encodedBody, encodingFor } from './encodedBody.ts'

const text = 'a'.repeat(5000)

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.1', 'br'],
  ['gzip;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers Accept-Encoding: %s with %s', (accepted, encoding) => {
  expect(encodingFor(encodedBody(text), accepted)).toBe(encoding)
})

it('compresses neither what is small nor what is compressed already', () => {
  expect(encodingFor(encodedBody('small'), 'br')).toBe('identity')
  expect(encodingFor(encodedBody(text, { isCompressible: false }), 'br')).toBe('identity')
})

it('makes each form once', async () => {
  const body = encodedBody(text)
  const br = await encode(body, 'br')
  expect(brotliDecompressSync(br).toString()).toBe(text)
  expect(gunzipSync(await encode(body, 'gzip')).toString()).toBe(text)
  expect((await encode(body, 'identity')).toString()).toBe(text)
  expect(await encode(body, 'br')).toBe(br)
})
