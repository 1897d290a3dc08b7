import { afterAll, beforeAll, inject, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { emulateMedia } from './testing/emulateMedia.ts'
import { pressFaults } from './testing/pressing/pressFaults.ts'
import { storyPlace } from './testing/pressing/storyPlace.ts'
import { prepareStories, storyModules, storyModulesAt } from './testing/storyModules.ts'

const WINDOWS = [
  { pointer: 'mouse', width: 1440, height: 900, onlyOpening: false },
  { pointer: 'touch', width: 390, height: 844, onlyOpening: false },
  { pointer: 'touch', width: 820, height: 1180, onlyOpening: true },
] as const

const files = inject('storyFiles')
const components = (files.length > 0 ? storyModulesAt(files) : storyModules).filter(({ title }) =>
  /^(?:Components|Directory)\//.test(title),
)
// Modules that are named are tried to the last story, and nothing is taken for granted.
const tried = components.flatMap(({ title, stories }) =>
  stories
    .filter(([name]) => files.length > 0 || name === 'Default')
    .map(([name, story]) => ({ title: `${title} ${name}`, story })),
)
const knownBy = new Map(WINDOWS.map(({ width }) => [width, new Set<string>()]))

beforeAll(async () => {
  await prepareStories()
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  // Two fingers one after the other are two presses, not a zoom.
  document.documentElement.style.touchAction = 'manipulation'
})

// The next file has the same page.
afterAll(async () => void (await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })))

it.each(tried)('$title does by pointer what it does by keyboard', async ({ story }) => {
  const place = storyPlace(story)
  const found: string[] = []
  let opened = false
  for (const { width, height, pointer, onlyOpening } of WINDOWS) {
    if (onlyOpening && !opened) continue
    await page.viewport(width, height)
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: pointer === 'touch' })
    const known = files.length > 0 ? new Set<string>() : knownBy.get(width)!
    const { faults, opens } = await pressFaults(place, { pointer, onlyOpening, known, anew: pointer === 'mouse' })
    opened ||= opens
    found.push(...faults.map((fault) => `${width} px, ${pointer}: ${fault}`))
  }
  if (found.length > 0) throw new Error(found.join('\n'))
})
