import type { IncomingMessage, ServerResponse } from 'node:http'
import { coverSvg } from '@dira/ui/cover'
import { coverAt } from '../src/app/coverHref.ts'
import { paths } from '../src/app/paths.ts'
import { readSharePath, shareImageOf, sharePath, type ShareImage } from '../src/structured/shareImage.ts'
import { FOR_GOOD } from './cachePolicy.ts'
import { encodedFor, sendable } from './compressed.ts'
import type { RequestGuard } from './requestGuard.ts'
import type { PageRenderer, SiteListenerOptions } from './siteListener.ts'

type Files = SiteListenerOptions['files']

interface PicturesOptions {
  readonly files: Files
  readonly renderer: Pick<PageRenderer, 'payload'>
  readonly guard: Pick<RequestGuard, 'admitsRender'>
  readonly drawShareImage: (image: ShareImage) => Promise<Buffer>
  readonly onError: (error: unknown, request: IncomingMessage) => void
}

interface Picture {
  readonly type: 'image/svg+xml' | 'image/png'
  readonly body: Buffer
  readonly headers?: Readonly<Record<string, string>>
}

/** Draws the covers and the pictures of shared links that the build knew nothing of, such as those of a listing that came after it. */
export function withPictures({ files, renderer, guard, drawShareImage, onError }: PicturesOptions): Files {
  /** How a picture is drawn, undefined where the path names none; what it names may turn out to be gone. */
  function drawing(pathname: string, request: IncomingMessage): (() => Promise<Picture | undefined>) | undefined {
    const cover = coverAt(pathname)
    if (cover) return async () => ({ type: 'image/svg+xml', ...(await encodedFor(request, sendable(coverSvg(cover)))) })
    const asked = readSharePath(pathname)
    if (!asked) return undefined
    return async () => {
      const image = 'kind' in asked ? asked : await shareImageOfListing(asked.slug, pathname, renderer)
      return image && { type: 'image/png', body: await drawShareImage(image) }
    }
  }
  return (request, response, next) =>
    files(request, response, () => {
      const [pathname = ''] = (request.url ?? '').split('?')
      const draw = drawing(pathname, request)
      if (!draw) return next()
      if (!guard.admitsRender(request, response)) return
      draw().then(
        (picture) => {
          if (picture) send(request, response, picture)
          else next()
        },
        (error: unknown) => {
          onError(error, request)
          response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('No picture could be drawn.\n')
        },
      )
    })
}

async function shareImageOfListing(
  slug: string,
  pathname: string,
  renderer: Pick<PageRenderer, 'payload'>,
): Promise<ShareImage | undefined> {
  const { payload } = await renderer.payload(paths.listing(slug))
  const image = shareImageOf(payload.data)
  // Another name is that of a picture which is no longer true.
  return sharePath(image) === pathname ? image : undefined
}

function send(request: IncomingMessage, response: ServerResponse, { type, body, headers }: Picture): void {
  response.writeHead(200, {
    'content-type': type,
    'cache-control': FOR_GOOD,
    'content-length': body.length,
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
