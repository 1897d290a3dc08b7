import { beforeAll, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityFaults } from './accessibilityFaults.ts'
import { chooseGlobals } from './serverFirst.tsx'
import { settle } from './settle.ts'
import { sidewaysFaults } from './sidewaysFaults.ts'
import { prepareStories, storyModules } from './storyModules.ts'
import { targetFaults } from './targetFaults.ts'
beforeAll(prepareStories)
it('probe', { timeout: 500_000 }, async () => {
  const T: Record<string, number> = {}
  const timed = async (name: string, f: () => unknown) => { const s = performance.now(); await f(); T[name] = (T[name] ?? 0) + performance.now() - s }
  let n = 0
  const all = storyModules.filter((m) => /^Components\/(Badge|Button|Dialog|Select|Table|Tabs|Form|Checkbox)$/.test(m.title))
  for (const m of all) for (const [, story] of m.stories) {
    n++
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await timed('viewport', () => page.viewport(1280, 800))
    await timed('run', () => story.run())
    for (const theme of ['light', 'dark']) {
      await timed('globals', () => chooseGlobals({ theme }))
      await timed('settle', settle)
      await timed('axe' + theme, () => accessibilityFaults({ isPage: false }))
    }
    await timed('viewport', () => page.viewport(320, 640))
    for (const g of [{}, { locale: 'long' }, { direction: 'rtl' }]) {
      await timed('globals', () => chooseGlobals(g))
      await timed('settle', settle)
      await timed('sideways', sidewaysFaults)
      await timed('targets', targetFaults)
    }
  }
  console.info('stories', n, 'of', storyModules.flatMap((m) => m.stories).length, JSON.stringify(Object.fromEntries(Object.entries(T).map(([k, v]) => [k, Math.round(v / n)]))))
})
