import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { Problem } from '@dira/backend'
import { scriptOf } from '@dira/data/site'
import { IMAGE_FOLDER } from '@dira/directory-core'
import { compressForBuild } from '../cache/encodedBody.ts'
import { staticHeaders } from './staticHeaders.ts'

export interface ExportOptions {
  /** The address of the running site that is copied. */
  readonly origin: string
  /** The path of every page. */
  readonly paths: readonly string[]
  /** The path of every page that there was. */
  readonly formerPaths: readonly string[]
  /** The address that the pages name as their own. */
  readonly siteUrl: string
  /** The files of the build, which are copied as they are. */
  readonly files: string
  /** What every answer of the site carries. */
  readonly headers: Readonly<Record<string, string>>
  /** The folder to write: what it held is replaced once all is there. */
  readonly folder: string
  readonly onProgress: (done: number, total: number) => void
}

/** How many answers are fetched at a time. */
const AT_ONCE = 8

/** Only an export has it. */
const HEADERS_FILE = '_headers'
/** What Netlify and Cloudflare Pages answer with another address. */
const REDIRECTS_FILE = '_redirects'

/** Writes a site as files for hosts without a server, by asking the running site for every page and for the pictures that these name. */
export async function exportSite({
  origin,
  paths,
  formerPaths,
  siteUrl,
  files,
  headers,
  folder,
  onProgress,
}: ExportOptions): Promise<void> {
  const present = await readdir(folder).catch((): string[] => [])
  if (present.length > 0 && !present.includes(HEADERS_FILE))
    throw new Problem(
      'wrong-usage',
      `${folder} holds other files than an export, which would be lost. Name a new folder.`,
    )
  const target = `${folder}.next`
  await rm(target, { recursive: true, force: true })
  await mkdir(dirname(target), { recursive: true })
  await cp(files, target, { recursive: true, filter: (file) => file !== join(files, 'index.html') })

  const queue: Job[] = [
    { path: '/sitemap.xml', file: '/sitemap.xml' },
    { path: '/robots.txt', file: '/robots.txt' },
    // What a host shows for an unknown address.
    { path: '/404', file: '/404.html', status: 404 },
    ...paths.flatMap((path) => [
      // Not in the folder of the same name: hosts would move the page to an address with a slash at its end.
      { path, file: path === '/' ? '/index.html' : `${path}.html` },
      ...(scriptOf(path) === 'console' ? [] : [payloadJob(path)]),
    ]),
  ]
  const redirects: string[] = []
  const atPages = new Set(paths)
  await inBatches(
    formerPaths.filter((path) => !atPages.has(path)),
    async (path) => {
      const { status, headers: answered } = await fetch(origin + path, { redirect: 'manual' })
      // The page that says that the listing is gone; its status is the host's.
      if (status === 410) queue.push({ path, file: `${path}.html`, status }, { ...payloadJob(path), status })
      if (status !== 301) return
      redirects.push(`${path} ${answered.get('location')} 301\n`)
      // Another host has its script go there.
      queue.push(payloadJob(path))
    },
  )
  const seen = new Set(queue.map(({ path }) => path))
  let done = 0

  async function write(job: Job): Promise<void> {
    const content = await fetchWhole(origin, job)
    if (content) await writeFileOf(target, job.file, content)
    for (const path of namedIn(job, String(content ?? ''), siteUrl)) {
      if (seen.has(path)) continue
      seen.add(path)
      queue.push({ path, file: path })
    }
    done += 1
    onProgress(done, seen.size)
  }
  await inBatches(queue, write)
  await writeFile(join(target, HEADERS_FILE), staticHeaders(headers))
  await writeFile(join(target, REDIRECTS_FILE), redirects.toSorted().join(''))
  await rm(folder, { recursive: true, force: true })
  await rename(target, folder)
}

/** Does what is in a queue, and what is put into it meanwhile: one batch after the other, so that nothing is done any more once something has failed. */
async function inBatches<Item>(queue: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  while (queue.length > 0) {
    const outcomes = await Promise.allSettled(queue.splice(0, AT_ONCE).map(work))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }
}

interface Job {
  readonly path: string
  readonly file: string
  readonly status?: number
}

function payloadJob(page: string): Job {
  const path = `${page === '/' ? '' : page}/page.json`
  return { path, file: path }
}

/** The answer; undefined for an image whose file is lost, in whose place pages draw. */
async function fetchWhole(origin: string, { path, status = 200 }: Job): Promise<Buffer | undefined> {
  const response = await fetch(origin + path, { redirect: 'manual' })
  if (response.status === 404 && path.startsWith(IMAGE_FOLDER)) return undefined
  if (response.status !== status) throw new Error(`${path} answered ${response.status}, not ${status}.`)
  return Buffer.from(await response.arrayBuffer())
}

/** The other files that a file names. */
function namedIn({ file }: Job, content: string, siteUrl: string): readonly string[] {
  if (file === '/sitemap.xml') return content.match(/\/sitemap-\d+\.xml/g) ?? []
  return file.endsWith('.html') ? resourcesIn(content, siteUrl) : []
}

/** What a page needs beside itself: covers and plates, the files of images, the picture of its link, and the search index. */
function resourcesIn(html: string, siteUrl: string): readonly string[] {
  // Not what a business writes: a backslash comes before a quotation mark in the text of a payload.
  const found = html.replaceAll(`"${siteUrl}/`, '"/').matchAll(/(?<!\\)"(\/(?:covers|plates|share|data)\/[^"]+)"/g)
  const paths = [...found].map(([, path = '']) => path.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
  const sets = html.matchAll(/(?<!\\)\bsrcset="([^"]+)"/gi)
  const images = [...sets].flatMap(([, set = '']) => set.split(', ').map((file) => file.split(' ')[0] ?? ''))
  return [...paths, ...images.filter((path) => path.startsWith(IMAGE_FOLDER))]
}

/** Writes a file and its compressed forms, under the name that a host looks for: decoded. */
async function writeFileOf(folder: string, path: string, content: Buffer): Promise<void> {
  const file = join(folder, ...decodeURIComponent(path).split('/'))
  if (!file.startsWith(folder + sep)) throw new Error(`${path} would be written outside of the site.`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  if (!/\.(?:bin|html|json|svg|txt|xml)$/.test(file) || existsSync(`${file}.br`)) return
  const { br, gzip } = await compressForBuild(content)
  await writeFile(`${file}.br`, br)
  await writeFile(`${file}.gz`, gzip)
}
