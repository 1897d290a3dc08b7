import { join } from 'node:path'
import type { Script } from '../../src/app/paths.ts'

/** Where the build puts the code. The same for every installation that is served from this checkout. */
export const DIST = join(import.meta.dirname, '..', '..', 'dist')
export const CLIENT_FOLDER = join(DIST, 'client')
export const SERVER_FOLDER = join(DIST, 'server')
/** Each script of the browser, by the mode in which it is built, and where. Their files lie in the first of these folders as well, which is served. */
export const SCRIPT_FOLDERS: Readonly<Record<Script, string>> = {
  visitors: CLIENT_FOLDER,
  owners: join(DIST, 'owners'),
  admin: join(DIST, 'admin'),
}

/** Names the sources that the code was built from; missing while it is being built. */
export const CODE_STAMP = join(DIST, 'code.stamp')
