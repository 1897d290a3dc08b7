/**
 * Renders the icons of the site from the drawings in `src/art/appIcon` into the folder that it is given. Run it after a change of a drawing:
 * `pnpm generate:app-icons`. The browser is Playwright's own, or the one that `DIRA_BROWSER` names.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { icoFile } from './icoFile.ts'

const SOURCES = join(import.meta.dirname, '../src/art/appIcon')

/** What browsers and home screens ask for. */
const PICTURES = [
  { file: 'apple-touch-icon.png', drawing: 'app-icon', size: 180 },
  { file: 'icon-192.png', drawing: 'app-icon', size: 192 },
  { file: 'icon-512.png', drawing: 'app-icon', size: 512 },
  { file: 'icon-maskable-512.png', drawing: 'app-icon-maskable', size: 512 },
] as const

/** Sizes within favicon.ico, for browsers that do not read favicon.svg. */
const FAVICON_SIZES = [16, 32, 48] as const

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder to render into: node scripts/renderIcons.ts <folder>')

const executablePath = process.env['DIRA_BROWSER']
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  // Chromium's sandbox refuses to run as root.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

for (const { file, drawing, size } of PICTURES) writeFileSync(join(folder, file), await rendered(drawing, size))

const favicons = []
for (const size of FAVICON_SIZES) favicons.push({ size, png: await rendered('favicon', size) })
writeFileSync(join(folder, 'favicon.ico'), icoFile(favicons))
copyFileSync(join(SOURCES, 'favicon.svg'), join(folder, 'favicon.svg'))

await browser.close()

async function rendered(drawing: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const svg = readFileSync(join(SOURCES, `${drawing}.svg`), 'utf8')
  await page.setContent(`<style>body { margin: 0 } svg { display: block; inline-size: 100vw }</style>${svg}`)
  const picture = await page.screenshot()
  await page.close()
  return picture
}
