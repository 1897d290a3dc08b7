import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { sharePath, type ShareImage } from '../src/structured/shareImage.ts'
import { inBatches } from './inBatches.ts'
import { drawShareImage, WIDTH } from './share/drawShareImage.ts'

/** Where pictures that were drawn are kept, from one build to the next. */
export const shareImagesFolder = (pages: string) => join(pages, 'share-images')

/** The pictures of shared links, as PNG: what shows links shows no SVG. Each is drawn once and kept in a folder, under its own name. */
export function createShareImages(folder: string) {
  return async function shareImage(image: ShareImage): Promise<Buffer> {
    const file = join(folder, sharePath(image))
    if (existsSync(file)) return readFile(file)
    const drawn = await renderAsync(drawShareImage(image), {
      fitTo: { mode: 'width', value: WIDTH },
      // All words are outlines.
      font: { loadSystemFonts: false },
    })
    const png = drawn.asPng()
    await mkdir(dirname(file), { recursive: true })
    // Under its name only when it is whole: the process may be stopped at any time.
    await writeFile(`${file}.${process.pid}`, png)
    await rename(`${file}.${process.pid}`, file)
    return png
  }
}

/** Writes pictures into the folder of the site: a static host draws none. */
export async function writeShareImages(
  folder: string,
  images: Iterable<ShareImage>,
  draw: (image: ShareImage) => Promise<Buffer>,
): Promise<void> {
  const byPath = new Map(Array.from(images, (image) => [sharePath(image), image]))
  await inBatches(byPath, async ([path, image]) => {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await draw(image))
  })
}
