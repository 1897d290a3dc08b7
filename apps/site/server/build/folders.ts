import { join } from 'node:path'
import type { Script } from '../../src/app/paths.ts'

/** Where the build puts the code. The same for every installation that is served from this checkout. */
export const DIST = join(import.meta.dirname, '..', '..', 'dist')
export const CLIENT_FOLDER = join(DIST, 'client')
export const SERVER_FOLDER = join(DIST, 'server')
/** Each script of the browser, by the mode in which it is built, and where. Their files lie in the first of these folders as well, which is served. */
export const SCRIPT_FOLDERS: Readonly<Record<Exclude<Script, 'console'>, string>> = {
  visitors: CLIENT_FOLDER,
  applicants: join(DIST, 'applicants'),
}

/** The console as it is built: its script, whose files are served with those of the site, and its pages. */
export const CONSOLE = join(import.meta.dirname, '..', '..', '..', 'console')
export const CONSOLE_FOLDER = join(CONSOLE, 'dist/client')
export const CONSOLE_PAGES = join(CONSOLE, 'dist/pages.json')

/** Names the sources that the code was built from; missing while it is being built. */
export const CODE_STAMP = join(DIST, 'code.stamp')
