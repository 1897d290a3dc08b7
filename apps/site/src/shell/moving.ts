import type { arrive, movesTo } from './movingPicture.ts'

/** What lets pictures move, once it is fetched: pages do without it. */
export const moving: { code?: { readonly arrive: typeof arrive; readonly movesTo: typeof movesTo } } = {}
