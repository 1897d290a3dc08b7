import { IMAGE_FOLDER } from '@dira/directory-core'

/** Folders whose files are named after their content: what lies there never changes, and what is missing there is no page. */
export const HASHED_FOLDERS = ['/assets/', '/data/', '/covers/', '/share/', IMAGE_FOLDER] as const

export const FOR_GOOD = 'public, max-age=31536000, immutable'
/** What nobody misses when it is a day old. */
export const FOR_A_DAY = 'public, max-age=86400'
/** A browser may store it, and asks whether it changed before it uses it again. */
export const ASK_AGAIN = 'no-cache'

/** Nothing stores it: what an administrator or an owner sees is not for the next person at this machine. */
export const NEVER_STORED = 'no-store'

/** Whether a path lies where files are named after their content. */
export function isHashed(pathname: string): boolean {
  return HASHED_FOLDERS.some((folder) => pathname.startsWith(folder))
}
