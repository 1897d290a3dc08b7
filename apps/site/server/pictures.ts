import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { coverSvg } from '@dira/ui/cover'
import { coverAt } from '../src/app/coverHref.ts'
import { paths } from '../src/app/paths.ts'
import { readSharePath, shareImageOf, sharePath, type ShareImage } from '../src/structured/shareImage.ts'
import { FOR_GOOD } from './cachePolicy.ts'
import type { RequestGuard } from './requestGuard.ts'
import type { PageRenderer, SiteListenerOptions } from './siteListener.ts'

const compress = promisify(gzip)

type Files = SiteListenerOptions['files']

interface PicturesOptions {
  readonly files: Files
  readonly renderer: Pick<PageRenderer, 'payload'>
  readonly guard: Pick<RequestGuard, 'admitsRender'>
  readonly drawShareImage: (image: ShareImage) => Promise<Buffer>
  readonly onError: (error: unknown, request: IncomingMessage) => void
}

/** Draws the covers and the pictures of shared links that the build knew nothing of, such as those of a listing that came after it. */
export function withPictures({ files, renderer, guard, drawShareImage, onError }: PicturesOptions): Files {
  const draw = async (pathname: string): Promise<{ type: string; content: Buffer; isText: boolean } | undefined> => {
    const cover = coverAt(pathname)
    if (cover) return { type: 'image/svg+xml', content: Buffer.from(coverSvg(cover)), isText: true }
    const image = await shareImageAt(pathname, renderer)
    return image && { type: 'image/png', content: await drawShareImage(image), isText: false }
  }
  return (request, response, next) =>
    files(request, response, () => {
      const [pathname = ''] = (request.url ?? '').split('?')
      if (!isPicture(pathname)) return next()
      if (!guard.admitsRender(request, response)) return
      draw(pathname).then(
        async (picture) => {
          if (!picture) return next()
          await send(request, response, picture)
        },
        (error: unknown) => {
          onError(error, request)
          response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('No picture could be drawn.\n')
        },
      )
    })
}

const isPicture = (pathname: string) => coverAt(pathname) !== undefined || readSharePath(pathname) !== undefined

async function shareImageAt(
  pathname: string,
  renderer: Pick<PageRenderer, 'payload'>,
): Promise<ShareImage | undefined> {
  const asked = readSharePath(pathname)
  if (!asked || 'kind' in asked) return asked
  const { payload } = await renderer.payload(paths.listing(asked.slug))
  const image = shareImageOf(payload.data)
  // Another name is that of a picture which is no longer true.
  return sharePath(image) === pathname ? image : undefined
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { type, content, isText }: { type: string; content: Buffer; isText: boolean },
): Promise<void> {
  const isCompressed = isText && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const body = isCompressed ? await compress(content) : content
  response.writeHead(200, {
    'content-type': type,
    'cache-control': FOR_GOOD,
    'content-length': body.length,
    ...(isText && { vary: 'accept-encoding' }),
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
