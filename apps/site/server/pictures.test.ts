import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { coverSvg } from '@dira/ui/cover'
import { afterEach, expect, it, vi } from 'vitest'
import { coverHref } from '../src/app/coverHref.ts'
import { sharePath } from '../src/structured/shareImage.ts'
import { FOR_GOOD } from './cachePolicy.ts'
import { coversIn } from './covers.ts'
import { withPictures } from './pictures.ts'

const drawShareImage = vi.fn(async () => Buffer.from('png'))
const onError = vi.fn()
let close = () => {}
afterEach(() => close())

async function serve() {
  const answer = withPictures({
    files: (_request, _response, next) => next(),
    renderer: { payload: () => Promise.reject(new Error('No listing is asked for here.')) },
    guard: { admitsRender: () => true },
    drawShareImage,
    onError,
  })
  const listener: RequestListener = (request, response) =>
    answer(request, response, () => response.writeHead(404).end('none'))
  const server = createServer(listener).listen(0)
  close = () => void server.close()
  const { port } = server.address() as AddressInfo // A TCP server that listens has one.
  return (path: string) => fetch(`http://localhost:${port}${path}`)
}

it('draws a cover that the build knew nothing of, to be kept for good', async () => {
  const get = await serve()
  const cover = { slug: 'Restaurants & Dining', category: 'restaurants', index: 1 }
  const answer = await get(coverHref(cover))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toBe(FOR_GOOD)
  expect(await answer.text()).toBe(coverSvg(cover))
})

it('draws the picture of a shared link', async () => {
  const get = await serve()
  const answer = await get(sharePath({ kind: 'site' }))
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(await answer.text()).toBe('png')
})

it.each(['/covers/', '/covers/old/shopping/0/soko.svg', '/share/1/dira.png', '/listings', '/covers/%E0%A4%A'])(
  'leaves %s to others',
  async (path) => {
    const get = await serve()
    expect((await get(path)).status).toBe(404)
  },
)

it('says that a picture could not be drawn', async () => {
  drawShareImage.mockRejectedValueOnce(new Error('disk full'))
  const get = await serve()
  expect((await get(sharePath({ kind: 'site' }))).status).toBe(500)
  expect(onError).toHaveBeenCalledOnce()
})

it('finds the covers in a page, as they are named and not as HTML writes them', () => {
  const href = coverHref({ slug: "Mama's & Papa's", category: 'shopping' })
  const html = `<img src="${href.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}" alt=""><img src="/other.svg">`
  expect(coversIn(html)).toEqual([href])
})
