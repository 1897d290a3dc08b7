import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { createDirectory, type Listing } from '@dira/directory-core'
import { paths } from '../src/app/paths.ts'
import type { SiteConfig } from '../src/app/siteConfig.ts'
import {
  CLIENT_FOLDER,
  fillTemplate,
  importEntryServer,
  readSnapshot,
  readTemplate,
  snapshotFile,
  TEMPLATE_FILE,
  type Snapshot,
} from './builtSite.ts'
import { coversIn, writeCovers } from './covers.ts'
import { createShareImages, shareImagesFolder, writeShareImages } from './shareImages.ts'
import { shareImageOf, type ShareImage } from '../src/structured/shareImage.ts'
import { compressedForms, writeCompressed } from './compressed.ts'
import { caddyfile, nginxSite, staticHeaders, type HostingInput } from './hostingFiles.ts'
import { inBatches } from './inBatches.ts'
import { assetsIn, copyFiles, keptAssets } from './keptAssets.ts'
import { securityHeaders } from './securityHeaders.ts'

export interface PrerenderInput {
  /** The pages folder. */
  readonly pages: string
  /** Tells this content from any other; names the folder that it is written to. */
  readonly contentHash: string
  readonly listings: readonly Listing[]
  readonly version: string
  readonly instant: Date
  readonly siteUrl: string
  readonly apiUrl: string
  readonly publishableKey: string
}

/** Writes the whole site as files from a snapshot of the published listings. */
export async function prerenderSite(input: PrerenderInput): Promise<void> {
  const { pages, listings, instant } = input
  const site = `site-${input.contentHash.slice(0, 12)}`
  const target = join(pages, site)
  await rm(target, { recursive: true, force: true })
  await cp(CLIENT_FOLDER, target, { recursive: true, filter: (file) => file !== TEMPLATE_FILE })

  const before = await readSnapshot(pages).catch(() => undefined)
  const assets = keptAssets(await assetsIn(CLIENT_FOLDER), before?.assets)
  if (before && before.site !== site) {
    // Pages that were opened before may still ask for these.
    const files = [...assets.before, ...compressedForms(before.config.indexPath)]
    await copyFiles({ from: join(pages, before.site), to: target, files })
  }
  const config = await writeIndex(target, input)
  const entry = await importEntryServer()
  const template = await readTemplate(entry)
  const { publicPaths, renderPage, robots, sitemap } = entry
  const directory = createDirectory(listings)
  const urls = [...publicPaths(directory), paths.compare([]), paths.shortlist(), paths.admin, paths.dashboard]

  const covers = new Set<string>()
  const shareImages: ShareImage[] = []
  await inBatches(urls, async (url) => {
    const request = { url, directory, instant, config }
    const folder = join(target, ...decodeURIComponent(url).split('/'))
    if (!`${folder}${sep}`.startsWith(`${target}${sep}`)) throw new Error(`The page ${url} would lie outside the site.`)
    const page = await renderPage(request)
    // Not in the folder of the same name: hosts would move the page to an address with a slash at its end.
    const file = url === paths.home ? join(folder, 'index.html') : `${folder}.html`
    await writeCompressed(file, fillTemplate(template, page))
    await writeCompressed(join(folder, 'page.json'), JSON.stringify(page.payload))
    for (const cover of coversIn(page.app)) covers.add(cover)
    shareImages.push(shareImageOf(page.payload.data))
  })
  await writeCovers(target, covers)
  await writeShareImages(target, shareImages, createShareImages(shareImagesFolder(pages)))
  await writeCompressed(join(target, 'sitemap.xml'), sitemap(directory, config.siteUrl))
  await writeFile(join(target, 'robots.txt'), robots(config.siteUrl))
  // What a static host shows for an unknown path.
  const missing = await renderPage({ url: '/404', directory, instant, config })
  await writeCompressed(join(target, '404.html'), fillTemplate(template, missing))

  await writeHostingFiles({ pages, target, siteUrl: config.siteUrl, headers: securityHeaders({ ...config, ...entry }) })
  await publish({
    pages,
    before,
    snapshot: { version: input.version, takenAt: instant.toISOString(), site, assets, config, listings },
  })
}

/** Writes what a host has to be told: into the site what hosts read there, beside it what belongs to a server of one's own. */
async function writeHostingFiles({
  pages,
  target,
  ...input
}: HostingInput & { readonly pages: string; readonly target: string }): Promise<void> {
  await writeFile(join(target, '_headers'), staticHeaders(input))
  await mkdir(join(pages, 'hosting'), { recursive: true })
  await writeFile(join(pages, 'hosting', 'Caddyfile'), caddyfile(input))
  await writeFile(join(pages, 'hosting', 'nginx.conf'), nginxSite(input))
}

/** Makes a site that was written whole the current one. The one before stays for a server that may still serve it. */
async function publish({
  pages,
  before,
  snapshot,
}: {
  pages: string
  before: Snapshot | undefined
  snapshot: Snapshot
}): Promise<void> {
  const file = snapshotFile(pages)
  await writeFile(`${file}.next`, JSON.stringify(snapshot))
  await rename(`${file}.next`, file)
  for (const name of await readdir(pages)) {
    const isKept = name === snapshot.site || name === before?.site
    if (name.startsWith('site-') && !isKept) await rm(join(pages, name), { recursive: true, force: true })
  }
}

/** The search index under a name that changes with its content, so that a browser may keep it for good. */
async function writeIndex(
  folder: string,
  { listings, version, siteUrl, apiUrl, publishableKey }: PrerenderInput,
): Promise<SiteConfig> {
  const content = JSON.stringify(listings)
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 12)
  const indexPath = `/data/listings-${hash}.json`
  await writeCompressed(join(folder, indexPath), content)
  return { siteUrl, apiUrl, publishableKey, indexPath, indexCursor: version }
}
