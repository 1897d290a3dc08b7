import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createDirectory, type Listing } from '@dira/directory-core'
import { paths } from '../src/app/paths.ts'
import type { SiteConfig } from '../src/app/siteConfig.ts'
import { CLIENT_FOLDER, fillTemplate, importEntryServer, TEMPLATE_FILE, type PagesFolder } from './builtSite.ts'

const asGzip = promisify(gzip)
const asBrotli = promisify(brotliCompress)
/** Smaller files travel in one packet anyway. */
const WORTH_COMPRESSING = 1024

export interface PrerenderInput {
  readonly pages: PagesFolder
  readonly listings: readonly Listing[]
  readonly version: string
  readonly instant: Date
  readonly siteUrl: string
  readonly apiUrl: string
  readonly publishableKey: string
  readonly onProgress?: (done: number, all: number) => void
}

/** Writes the whole site as files from a snapshot of the published listings; gives the number of pages. */
export async function prerenderSite(input: PrerenderInput): Promise<number> {
  const { pages, listings, instant, onProgress } = input
  const next = `${pages.site}.next`
  await rm(next, { recursive: true, force: true })
  await cp(CLIENT_FOLDER, next, { recursive: true, filter: (file) => file !== TEMPLATE_FILE })

  const config = await writeIndex(next, input)
  const template = await readFile(TEMPLATE_FILE, 'utf8')
  const { payloadFor, renderPage } = await importEntryServer()
  const directory = createDirectory(listings)
  const urls = [paths.home, paths.listings, ...listings.map(({ slug }) => paths.listing(slug))]

  for (const [done, url] of urls.entries()) {
    const request = { url, directory, instant, config }
    const folder = join(next, ...decodeURIComponent(url).split('/'))
    if (!`${folder}${sep}`.startsWith(`${next}${sep}`)) throw new Error(`The page ${url} would lie outside the site.`)
    const page = await renderPage(request)
    await writeCompressed(join(folder, 'index.html'), fillTemplate(template, page))
    await writeCompressed(join(folder, 'page.json'), JSON.stringify(payloadFor(request).payload))
    onProgress?.(done + 1, urls.length)
  }
  // What a static host shows for an unknown path.
  const missing = await renderPage({ url: '/404', directory, instant, config })
  await writeCompressed(join(next, '404.html'), fillTemplate(template, missing))

  await rm(pages.site, { recursive: true, force: true })
  await rename(next, pages.site)
  await writeFile(pages.snapshot, JSON.stringify({ version: input.version, config, listings }))
  return urls.length
}

/** The search index under a name that changes with its content, so that a browser may keep it for good. */
async function writeIndex(folder: string, { listings, instant, siteUrl, apiUrl, publishableKey }: PrerenderInput): Promise<SiteConfig> {
  const content = JSON.stringify(listings)
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 12)
  const indexPath = `/data/listings-${hash}.json`
  await writeCompressed(join(folder, indexPath), content)
  return { siteUrl, apiUrl, publishableKey, indexPath, indexTakenAt: instant.toISOString() }
}

async function writeCompressed(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  if (content.length < WORTH_COMPRESSING) return
  await writeFile(`${file}.gz`, await asGzip(content))
  await writeFile(`${file}.br`, await asBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
}
