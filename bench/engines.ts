import type { MakeEngine } from './engine.ts'

/** The engines by name. Each is loaded only in the process that measures it. */
export const ENGINES = {
  dira: async () => (await import('./engines/dira.ts')).makeDira,
  exact: async () => (await import('./engines/exact.ts')).makeExact,
  'naive filter': async () => (await import('./engines/naive.ts')).makeNaive,
  haystack: async () => (await import('./engines/haystack.ts')).makeHaystack,
  trigrams: async () => (await import('./engines/trigrams.ts')).makeTrigrams,
  minisearch: async () => (await import('./engines/minisearch.ts')).makeMiniSearch,
  flexsearch: async () => (await import('./engines/flexsearch.ts')).makeFlexSearch,
  'fuse.js': async () => (await import('./engines/fuse.ts')).makeFuse,
  uFuzzy: async () => (await import('./engines/ufuzzy.ts')).makeUFuzzy,
  orama: async () => (await import('./engines/orama.ts')).makeOrama,
  itemsjs: async () => (await import('./engines/itemsjs.ts')).makeItemsJs,
  crossfilter2: async () => (await import('./engines/crossfilter.ts')).makeCrossfilter,
} as const satisfies Record<string, () => Promise<MakeEngine>>

export type EngineName = keyof typeof ENGINES
