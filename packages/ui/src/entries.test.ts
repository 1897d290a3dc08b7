import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.{test,stories,css}.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** What an entry loads at once: its files, and everything from elsewhere that they import. */
function loadedBy(entry: string): ReadonlySet<string> {
  const found = new Set<string>()
  const queue = [entry]
  for (const path of queue) {
    if (found.has(path)) continue
    found.add(path)
    const text = sources[path] ?? ''
    // Types are gone when the code runs; what `import()` names is loaded later.
    const imports = text.matchAll(/^(?:import|export) (?!type )(?:[^'()=]* from )?'([^']+)'/gm)
    for (const [, target = ''] of imports) {
      queue.push(target.startsWith('.') ? `.${new URL(target, `https://ui${path.slice(1)}`).pathname}` : target)
    }
  }
  return found
}

it('keeps the outlines of Africa out of what every page loads', () => {
  expect(loadedBy('./map.ts')).toContain('./art/map/africa.generated.ts')
  expect(loadedBy('./index.ts')).toContain('./art/CoverArt/CoverArt.tsx')
  expect(loadedBy('./index.ts')).not.toContain('./art/map/africa.generated.ts')
})

it('works out what maps show without React or style sheets', () => {
  const loaded = [...loadedBy('./mapGeometry.ts')]
  expect(loaded).toContain('./art/map/africa.generated.ts')
  expect(loaded.filter((path) => !path.startsWith('./') || !/(?<!\.css)\.ts$/.test(path))).toEqual([])
})

it('keeps the map of listings out of what every page loads', () => {
  expect(loadedBy('./directory/map/ListingMap/index.ts')).toContain('./directory/map/ListingMap/drawMap.ts')
  expect(loadedBy('./index.ts')).not.toContain('./directory/map/ListingMap/ListingMap.tsx')
})

it('makes covers without React, style sheets or anything else that a server would have to bring', () => {
  const loaded = [...loadedBy('./cover.ts')]
  expect(loaded).toContain('./art/cloth/stripWeave/stripWeave.ts')
  expect(loaded.filter((path) => !path.startsWith('./') || !/(?<!\.css)\.ts$/.test(path))).toEqual([])
})
