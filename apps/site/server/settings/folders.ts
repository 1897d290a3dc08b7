import { join } from 'node:path'

/** Where the build puts the code. The same for every installation that is served from this checkout. */
export const DIST = join(import.meta.dirname, '..', '..', 'dist')
export const CLIENT_FOLDER = join(DIST, 'client')
export const SERVER_FOLDER = join(DIST, 'server')

/** The console as it is built: its script, whose files are served with those of the site, and its pages. */
export const CONSOLE = join(import.meta.dirname, '..', '..', '..', 'console')
export const CONSOLE_FOLDER = join(CONSOLE, 'dist/client')
export const CONSOLE_PAGES = join(CONSOLE, 'dist/pages.json')

/** Names the sources that the code was built from; missing while it is being built. */
export const CODE_STAMP = join(DIST, 'code.stamp')
