// @module-tag ci
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { emulateMedia } from './testing/emulateMedia.ts'
import { pressFaults } from './testing/pressing/pressFaults.ts'
import { storyPlace } from './testing/pressing/storyPlace.ts'
import { prepareStories, storyModules, storyModulesAt } from './testing/storyModules.ts'

const WINDOWS = [
  { pointer: 'mouse', width: 1440, height: 900 },
  { pointer: 'touch', width: 390, height: 844 },
] as const
/** Where what opens is tried once more. */
const BETWEEN = [820, 1180] as const

const files = inject('storyFiles')
const isNamed = files.length > 0
const components = (isNamed ? storyModulesAt(files) : storyModules).filter(({ title }) =>
  /^(?:Components|Directory|Console(?!\/Pages))\//.test(title),
)
// Modules that are named are tried to the last story.
const tried = components.flatMap(({ title, stories }) =>
  stories
    .filter(([name]) => isNamed || name === 'Default')
    .map(([name, story]) => ({ title: `${title} ${name}`, place: storyPlace(story) })),
)
/** The stories in which something opens. */
const opening = new Set<string>()
/** In modules that are named nothing is taken for granted. */
const plain = isNamed ? undefined : new Set<string>()
const knownBetween = isNamed ? undefined : new Set<string>()

beforeAll(async () => {
  await prepareStories()
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  // Two fingers one after the other are two presses, not a zoom.
  document.documentElement.style.touchAction = 'manipulation'
})

// One window after the other: it takes longer to change than a story to show.
describe.each(WINDOWS)('by $pointer', ({ pointer, width, height }) => {
  const known = isNamed ? undefined : new Set<string>()

  beforeAll(async () => {
    await page.viewport(width, height)
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: pointer === 'touch' })
  })

  // The next file has the same page.
  afterAll(async () => void (await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })))

  it.each(tried)('$title does what it does by keyboard', async ({ title, place }) => {
    const { faults, opens } = await pressFaults(place, { pointer, known, plain, anew: pointer === 'mouse' })
    if (opens) opening.add(title)
    if (pointer === 'touch' && opening.has(title)) {
      await page.viewport(...BETWEEN)
      const between = await pressFaults(place, { pointer, onlyOpening: true, known: knownBetween, plain })
      faults.push(...between.faults.map((fault) => `${BETWEEN[0]} px: ${fault}`))
      await page.viewport(width, height)
    }
    if (faults.length > 0) throw new Error(faults.join('\n'))
  })
})
