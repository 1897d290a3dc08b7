// @module-tag ci
import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { beforeAll, expect, it } from 'vitest'
import { useHydrated } from '../components/useHydrated.ts'
import { storyFaults } from './storyFaults.ts'
import { prepareStories } from './storyModules.ts'

beforeAll(prepareStories)

const meta = { title: 'Components/Example' } satisfies Meta

const faultsOf = (story: StoryObj, options = {}) =>
  storyFaults(composeStory(story, meta), { isPage: false, isDeep: true, ...options })

const target = { display: 'block', inlineSize: 44, blockSize: 44 }

// A button of which only the picture is missing, and with it all that it could be called.
const Unnamed = () => <button style={target}>{null}</button>

const FAULTLESS: Readonly<Record<string, () => ReactElement>> = {
  'a button of 44 pixels': () => <button style={target}>Go</button>,
  'a small button whose pseudo-element answers to the finger': () => (
    <>
      <style>{'.small::before { content: ""; position: absolute; inset: -12px }'}</style>
      <button className="small" style={{ position: 'relative', inlineSize: 20, blockSize: 20, margin: 16 }}>
        x
      </button>
    </>
  ),
  'a small box in a large label': () => (
    <label style={{ display: 'flex', blockSize: 44 }}>
      <input type="checkbox" /> Open now
    </label>
  ),
  'a link in a sentence': () => (
    <p>
      Read <a href="/terms">the terms</a> first.
    </p>
  ),
  'a wide table in a scroller of its own': () => (
    <div style={{ overflowX: 'auto' }}>
      <p style={{ inlineSize: 600 }}>Wide on purpose</p>
      <button style={target}>Buy</button>
    </div>
  ),
  'a text that ends in an ellipsis': () => (
    <p style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{'A long name '.repeat(9)}</p>
  ),
}

it.each(Object.entries(FAULTLESS))('finds nothing wrong with %s', async (_what, render) => {
  expect(await faultsOf({ render })).toEqual([])
})

const FAULTY: readonly (readonly [what: string, fault: RegExp, render: () => ReactElement])[] = [
  ['what the server says otherwise', /console: .*hydrat/is, () => <p>{Math.random()}</p>],
  [
    'what React warns of',
    /console: .*without an `onChange` handler/s,
    () => <input aria-label="Name" value="Ada" style={target} />,
  ],
  ['a button without a name', /^light: button-name/, () => <Unnamed />],
  [
    'a button without a name in a portal',
    /^light: button-name/,
    function Portal() {
      return <div>{useHydrated() && createPortal(<Unnamed />, document.body)}</div>
    },
  ],
  ['ink on the night', /^dark: color-contrast/, () => <p style={{ color: 'black' }}>Unseen at night</p>],
  ['a page that scrolls sideways', /^320 px: The page is \d+ px wide/, () => <p style={{ inlineSize: 400 }}>Wide</p>],
  [
    'a box that pokes out of the window',
    /^320 px: <p> "Out" pokes out/,
    () => <p style={{ marginInlineStart: -40 }}>Out</p>,
  ],
  [
    'a text that its box cuts off',
    /^320 px: The text "Cut off for good" is cut off/,
    () => <p style={{ inlineSize: 60, overflow: 'hidden', whiteSpace: 'nowrap' }}>Cut off for good</p>,
  ],
  [
    'a text that has no room to grow',
    /^320 px, long: /,
    () => <p style={{ inlineSize: 'max-content' }}>Forty letters fit, and not one of them more</p>,
  ],
  [
    'a box that leaves the page from right to left alone',
    /^320 px, rtl: /,
    () => <p style={{ inlineSize: 240, transform: 'translateX(40px)' }}>Shifted</p>,
  ],
  [
    'a target that fingers miss',
    /is a target of 30 by 44 px$/,
    () => <button style={{ ...target, inlineSize: 30 }}>x</button>,
  ],
  [
    'a link alone in its line',
    /<a> "Terms" is a target of \d+ by \d+ px$/,
    () => (
      <p>
        <a href="/terms">Terms</a>
      </p>
    ),
  ],
]

it.each(FAULTY)('finds %s', async (_what, fault, render) => {
  expect(await faultsOf({ render })).toContainEqual(expect.stringMatching(fault))
})

it('finds what only a pointer brings about', async () => {
  const render = () => (
    <>
      {/* Where no earlier test has left the pointer. */}
      <style>{'.faint { position: fixed; inset-block-end: 0 } .faint:hover { color: silver }'}</style>
      <p className="faint">Gone as soon as it is aimed at</p>
    </>
  )
  expect(await faultsOf({ render })).toEqual([])
  expect(await faultsOf({ render, parameters: { pseudo: { hover: '.faint' } } })).toContainEqual(
    expect.stringMatching(/^light: color-contrast/),
  )
})

it('finds a page without a main landmark, but asks none of a fragment', async () => {
  const render = () => <p>Nothing but a text</p>
  expect(await faultsOf({ render }, { isPage: true })).toContainEqual(
    expect.stringMatching(/^light: landmark-one-main/),
  )
  expect(await faultsOf({ render })).toEqual([])
})

it('lays a story out once in a quick run, with long texts from right to left', async () => {
  const render = () => <p style={{ inlineSize: 'max-content' }}>Forty letters fit, and not one of them more</p>
  const faults = await faultsOf({ render }, { isDeep: false })
  expect(faults).toContainEqual(expect.stringMatching(/^320 px, rtl, long: The page is \d+ px wide/))
})

it('asks axe once in a quick run, and always in the same theme', async () => {
  const render = () => <Unnamed />
  const faults = await faultsOf({ render }, { isDeep: false })
  expect(faults).toEqual([expect.stringMatching(/^(light|dark): button-name/)])
  expect(await faultsOf({ render }, { isDeep: false })).toEqual(faults)
})

it('rejects what its play finds wrong', async () => {
  const play = () => {
    throw new Error('The menu stayed open')
  }
  await expect(faultsOf({ render: () => <p>Played</p>, play })).rejects.toThrow('The menu stayed open')
})
