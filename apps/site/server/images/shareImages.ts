import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { sharePath, type ShareImage } from '../../src/shared/seo/shareImage.ts'
import { drawShareImage, WIDTH } from './drawShareImage.ts'

/** The pictures of shared links, as PNG: services that show links show no SVG. Each is drawn once and stays in a folder, but for plates. */
export function createShareImages(folder: string) {
  return async function shareImage(image: ShareImage): Promise<Buffer> {
    // There may be as many plates as listings: they are drawn when they are asked for.
    if (image.kind === 'listing' && image.plate) return drawn(image)
    // Paths of slugs in other alphabets are longer than a file's name may be.
    const file = join(folder, `${createHash('sha256').update(sharePath(image)).digest('hex')}.png`)
    if (existsSync(file)) return readFile(file)
    const png = await drawn(image)
    await mkdir(folder, { recursive: true })
    // Under its name only when it is whole: the process may be stopped at any time, and another may draw the same.
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, png)
    await rename(unfinished, file)
    return png
  }
}

async function drawn(image: ShareImage): Promise<Buffer> {
  const picture = await renderAsync(drawShareImage(image), {
    fitTo: { mode: 'width', value: WIDTH },
    // All words are outlines.
    font: { loadSystemFonts: false },
  })
  return picture.asPng()
}
