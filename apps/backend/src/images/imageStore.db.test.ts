import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectHosted } from '../connect/connectHosted.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { diskImages } from './diskImages.ts'
import type { ImageStore } from './imageStore.ts'
import { storageImages } from './storageImages.ts'

const NAME = '0123456789abcdef0123456789abcdef-960x640'
const SMALL = `/media/${NAME}/480.webp`
const LARGE = `/media/${NAME}/960.webp`

const PROJECT = 'https://project.dira.example'
/** What Storage's HTTP API does with these requests, as its documentation has it: there is no hosted project to ask. */
function fakeStorage() {
  const files = new Map<
    string,
    { readonly content: ArrayBuffer; readonly type: string | null; readonly age: string | null }
  >()
  const isOwner = (request: Request) => request.headers.get('apikey') === 'sb_secret_1'
  const refused = () =>
    HttpResponse.json(
      { statusCode: '403', error: 'Unauthorized', message: 'new row violates row-level security policy' },
      { status: 400 },
    )
  const bucket = `${PROJECT}/storage/v1/object/listing-images`
  const server = setupServer(
    http.post(`${bucket}/*`, async ({ request }) => {
      if (!isOwner(request)) return refused()
      const name = request.url.slice(bucket.length + 1)
      if (files.has(name) && request.headers.get('x-upsert') !== 'true')
        return HttpResponse.json({ statusCode: '409', error: 'Duplicate' }, { status: 400 })
      files.set(name, {
        content: await request.arrayBuffer(),
        type: request.headers.get('content-type'),
        age: request.headers.get('cache-control'),
      })
      return HttpResponse.json({ Key: `listing-images/${name}` })
    }),
    http.get(`${PROJECT}/storage/v1/object/public/listing-images/*`, ({ request }) => {
      const file = files.get(request.url.split('/public/listing-images/')[1] ?? '')
      if (file) return HttpResponse.arrayBuffer(file.content)
      return HttpResponse.json({ statusCode: '404', error: 'not_found', message: 'Object not found' }, { status: 400 })
    }),
    http.delete(bucket, async ({ request }) => {
      if (!isOwner(request)) return refused()
      const { prefixes } = (await request.json()) as { prefixes: readonly string[] }
      const removed = prefixes.filter((name) => files.delete(name))
      return HttpResponse.json(removed.map((name) => ({ name })))
    }),
  )
  return { server, files }
}

const { server, files } = fakeStorage()
beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }))
afterEach(() => files.clear())
afterAll(() => server.close())

const root = temporaryFolder()
let folders = 0

function dataFolder(): string {
  folders += 1
  const folder = join(root, `data-${folders}`)
  mkdirSync(folder)
  return folder
}

const hosted = (key: string) => connectHosted({ url: PROJECT, key })
const STORES: readonly (readonly [string, () => ImageStore])[] = [
  ['the disk', () => diskImages(dataFolder())],
  ['Supabase Storage', () => storageImages(hosted('sb_publishable_1'), hosted('sb_secret_1'))],
]

describe.each(STORES)('images on %s', (_, open) => {
  it('are read as they were written', async () => {
    const store = open()
    await store.write(SMALL, Buffer.from([0, 1, 255]))
    await store.write(LARGE, Buffer.from('large'))
    expect(await store.read(SMALL)).toEqual(Buffer.from([0, 1, 255]))
    expect(await store.read(LARGE)).toEqual(Buffer.from('large'))
  })

  it('may be written again', async () => {
    const store = open()
    await Promise.all([1, 2, 3].map(async () => store.write(SMALL, Buffer.from('same'))))
    expect(await store.read(SMALL)).toEqual(Buffer.from('same'))
  })

  it('that are not there are no error, also when they are removed', async () => {
    const store = open()
    expect(await store.read(SMALL)).toBeUndefined()
    await store.remove([SMALL, LARGE])
    await store.remove([])
  })

  it('are removed one by one', async () => {
    const store = open()
    await store.write(SMALL, Buffer.from('small'))
    await store.write(LARGE, Buffer.from('large'))
    await store.remove([SMALL])
    expect(await store.read(SMALL)).toBeUndefined()
    expect(await store.read(LARGE)).toEqual(Buffer.from('large'))
  })

  it.each(['/media/../secrets.json', '/media/a.webp', `/media/${NAME}/../../secrets.json`, LARGE.slice(1), ''])(
    'lie nowhere else: %j',
    async (path) => {
      const store = open()
      await expect(store.write(path, Buffer.from('x'))).rejects.toThrow('no path of an image')
      await expect(store.read(path)).rejects.toThrow('no path of an image')
      await expect(store.remove([path])).rejects.toThrow('no path of an image')
    },
  )
})

describe('on the disk', () => {
  it('nothing is left of an image that was removed', async () => {
    const folder = dataFolder()
    const store = diskImages(folder)
    await store.write(SMALL, Buffer.from('small'))
    await store.remove([SMALL, LARGE])
    expect(readdirSync(join(folder, 'images'))).toEqual([])
  })

  it('a data folder that is gone is not made anew', async () => {
    const folder = dataFolder()
    rmSync(folder, { recursive: true })
    await expect(diskImages(folder).write(SMALL, Buffer.from('small'))).rejects.toThrow('ENOENT')
  })
})

describe('on Supabase Storage', () => {
  it('caches keep a file for ever, as a picture', async () => {
    await storageImages(hosted('sb_publishable_1'), hosted('sb_secret_1')).write(SMALL, Buffer.from('small'))
    expect([...files.values()]).toMatchObject([{ type: 'image/webp', age: 'max-age=31536000' }])
  })

  it('a visitor writes nothing', async () => {
    const visitor = storageImages(hosted('sb_publishable_1'))
    await expect(visitor.write(SMALL, Buffer.from('small'))).rejects.toThrow('row-level security')
    await expect(visitor.remove([SMALL])).rejects.toThrow('row-level security')
  })
})
