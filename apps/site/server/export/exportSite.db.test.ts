import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exportSite } from './exportSite.ts'

const PAGES: Readonly<Record<string, string>> = {
  '/': '<img src="/covers/1/a%20b/kiosk.svg"><a href="/listings/a">a</a>"indexPath":"/data/listings-1.bin"'.padEnd(
    2000,
  ),
  '/listings/a':
    '<meta content="https://dira.example/share/1/dira.png" /><a href="https://social.example/share/a">us</a><img srcSet="/media/a/480.webp 480w, /media/a/900.webp 900w"/><img srcset="https://a.example/b 1x"/>{"text":"see \\"/data/b\\" srcset=\\"/media/c 1w\\""}',
  '/404': 'not found',
  '/page.json': '{}',
  '/listings/a/page.json': '{}',
  '/covers/1/a%20b/kiosk.svg': '<svg/>',
  '/share/1/dira.png': 'png',
  // Its other file is lost.
  '/media/a/480.webp': 'webp',
  '/data/listings-1.bin': '[]',
  '/sitemap.xml': '<urlset/>',
  '/robots.txt': 'User-agent: *',
  '/listings/moved/page.json': '{"to":"/listings/a"}',
  '/..%2F..%2Fa': 'a page of another folder',
  '/..%2F..%2Fa/page.json': '{}',
}

const site = createServer(({ url = '' }, response) => {
  if (url === '/listings/moved') return response.writeHead(301, { location: '/listings/a' }).end()
  if (url.startsWith('/listings/gone')) return response.writeHead(410).end(url)
  return response.writeHead(url === '/404' || !(url in PAGES) ? 404 : 200).end(PAGES[url])
}).listen(0)
const onProgress = vi.fn()
let folder: string
let exported: string

beforeEach(async () => {
  onProgress.mockReset()
  folder = await mkdtemp(join(tmpdir(), 'dira-export-'))
  exported = join(folder, 'site')
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'client/index.html'), 'template')
  await writeFile(join(folder, 'client/assets/a-1.js'), 'code')
})
afterEach(() => rm(folder, { recursive: true }))

const run = (paths: readonly string[], formerPaths: readonly string[] = []) =>
  exportSite({
    origin: `http://localhost:${(site.address() as AddressInfo).port}`, // A TCP server that listens has one.
    paths,
    formerPaths,
    files: join(folder, 'client'),
    siteUrl: 'https://dira.example',
    headers: { 'x-content-type-options': 'nosniff' },
    folder: exported,
    onProgress,
  })

it('writes every page, its payload and what it shows, with compressed forms', async () => {
  await run(['/', '/listings/a'])
  const files = (await readdir(exported, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(exported.length))
    .filter((name) => !/\.(?:br|gz)$/.test(name))
  expect(files.toSorted()).toEqual([
    '/404.html',
    '/_headers',
    '/_redirects',
    '/assets/a-1.js',
    '/covers/1/a b/kiosk.svg',
    '/data/listings-1.bin',
    '/index.html',
    '/listings/a.html',
    '/listings/a/page.json',
    '/media/a/480.webp',
    '/page.json',
    '/robots.txt',
    '/share/1/dira.png',
    '/sitemap.xml',
  ])
  expect(await readFile(join(exported, 'index.html'), 'utf8')).toBe(PAGES['/'])
  expect(brotliDecompressSync(await readFile(join(exported, 'index.html.br'))).toString()).toBe(PAGES['/'])
  expect(await readFile(join(exported, '_headers'), 'utf8')).toContain('/*\n  x-content-type-options: nosniff')
  expect(onProgress).toHaveBeenLastCalledWith(12, 12)
})

it('writes where former addresses lead, and pages of what is gone; not those at which there is a page or nothing', async () => {
  await run(['/listings/a'], ['/listings/moved', '/listings/gone', '/listings/a', '/listings/drafted'])
  expect(await readFile(join(exported, '_redirects'), 'utf8')).toBe('/listings/moved /listings/a 301\n')
  expect(await readFile(join(exported, 'listings/gone.html'), 'utf8')).toBe('/listings/gone')
  expect(await readFile(join(exported, 'listings/moved/page.json'), 'utf8')).toContain('"/listings/a"')
  expect((await readdir(join(exported, 'listings'))).filter((name) => !/\.(?:br|gz)$/.test(name)).toSorted()).toEqual([
    'a',
    'a.html',
    'gone',
    'gone.html',
    'moved',
  ])
})

it('replaces the folder only once all is there', async () => {
  await run(['/'])
  await expect(run(['/', '/gone'])).rejects.toThrow('/gone answered 404, not 200.')
  expect(await readFile(join(exported, 'index.html'), 'utf8')).toBe(PAGES['/'])
  await run(['/listings/a'])
  expect(await readdir(exported)).not.toContain('index.html')
})

it('replaces no folder that holds anything else', async () => {
  await mkdir(exported)
  await writeFile(join(exported, 'email.txt'), 'Dear')
  await expect(run(['/'])).rejects.toThrow('holds other files')
  expect(await readdir(exported)).toEqual(['email.txt'])
})

it('writes nothing outside of the folder', async () => {
  await expect(run(['/..%2F..%2Fa'])).rejects.toThrow('outside of the site')
})
