import { coverFile, readCoverFile, type CoverSource } from '@dira/ui/cover'

/** The folder of the covers. What lies in it never changes: another picture has another name. */
const COVERS = '/covers/'

/** The address of a cover. */
export function coverHref(cover: CoverSource): string {
  return COVERS + coverFile(cover)
}

/** The cover at a path of this site, undefined where there is none. */
export function coverAt(pathname: string): CoverSource | undefined {
  return pathname.startsWith(COVERS) ? readCoverFile(pathname.slice(COVERS.length)) : undefined
}
