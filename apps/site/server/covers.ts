import { join } from 'node:path'
import { coverSvg } from '@dira/ui/cover'
import { coverAt, COVERS } from '../src/app/coverHref.ts'
import { writeCompressed } from './compressed.ts'
import { inBatches } from './inBatches.ts'

/** The covers that a page shows, by their paths, as its HTML names them. */
export function coversIn(html: string): readonly string[] {
  const named = html.matchAll(new RegExp(` src="(${COVERS}[^"]+)"`, 'g'))
  return [...named].map(([, path = '']) => path.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
}

/** Writes covers into the folder of the site: a static host draws none. */
export async function writeCovers(folder: string, paths: Iterable<string>): Promise<void> {
  await inBatches(paths, async (path) => {
    const cover = coverAt(path)
    if (!cover) throw new Error(`A page shows the cover ${path}, and there is none by that name.`)
    // `coverAt` knows no name that leads out of the folder. A host looks for what it is asked for, decoded.
    await writeCompressed(join(folder, decodeURIComponent(path)), coverSvg(cover))
  })
}
