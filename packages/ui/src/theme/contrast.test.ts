import { describe, expect, it } from 'vitest'
import { darkColors, lightColors, type Colors } from './colors.ts'

/** Foreground, the fields it stands on, and the least ratio: 4.5 for text, 3 for lines and marks (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS: readonly [foreground: string, fields: string, least: number][] = [
  ['text.default', 'bg.canvas bg.surface bg.sunken bg.selected status.info.bg skeleton.base', 4.5],
  ['text.muted', 'bg.canvas bg.surface bg.sunken bg.selected', 4.5],
  ['text.link', 'bg.canvas bg.surface bg.sunken', 4.5],
  ['text.placeholder', 'bg.canvas bg.surface bg.sunken', 4.5],
  ['accent.laterite', 'bg.canvas bg.surface bg.sunken', 4.5],
  ['text.inverse', 'bg.inverse bg.inverseRaised', 4.5],
  ['text.inverseMuted', 'bg.inverse', 4.5],
  ['sun.bg', 'bg.inverse', 4.5],
  ['bg.canvas', 'line.strong', 4.5],
  ['action.text', 'action.bg action.bgHover action.bgPressed', 4.5],
  ['action2.text', 'action2.bgHover action2.bgPressed', 4.5],
  ['sun.text', 'sun.bg sun.bgHover sun.bgPressed', 4.5],
  ['tier.premium.text', 'tier.premium.bg', 4.5],
  ['tier.standard.text', 'tier.standard.bg', 4.5],
  ['tier.classified.text', 'tier.classified.bg', 4.5],
  ['disabled.text', 'disabled.bg', 4.5],
  ['status.error.text', 'bg.canvas bg.surface bg.selected status.error.bg', 4.5],
  ['status.success.text', 'bg.selected status.success.bg', 4.5],
  ['status.info.text', 'bg.selected status.info.bg', 4.5],
  ['map.band1Text', 'map.band1', 4.5],
  ['map.band2Text', 'map.band2', 4.5],
  ['map.band3Text', 'map.band3', 4.5],
  ['line.control', 'bg.canvas bg.surface bg.sunken', 3],
  ['line.strong', 'bg.canvas bg.surface bg.sunken', 3],
  ['focus.ring', 'bg.canvas bg.surface bg.sunken', 3],
  ['focus.halo', 'focus.ring', 3],
  ['status.error.line', 'bg.canvas bg.surface bg.sunken', 3],
  ['status.success.line', 'bg.surface', 3],
  ['status.info.line', 'bg.surface', 3],
  ['action.bg', 'bg.canvas', 3],
  ['tier.standard.bg', 'bg.canvas', 3],
  ['map.needle', 'bg.canvas bg.surface bg.sunken', 3],
  ['map.coveredLine', 'map.covered', 3],
  ['map.selected', 'map.covered', 3],
]

const EACH_PAIR = PAIRS.flatMap(([foreground, fields, least]) =>
  fields.split(' ').map((field) => ({ foreground, field, least })),
)

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
] satisfies [string, Colors][])('in the %s theme', (_name, colors) => {
  it.each(EACH_PAIR)('$foreground reads on $field at $least to 1 or better', ({ foreground, field, least }) => {
    expect(contrast(colour(colors, foreground), colour(colors, field))).toBeGreaterThanOrEqual(least)
  })
})

it('computes the ratios that the standard gives for its own examples', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

function colour(colors: Colors, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Readonly<Record<string, unknown>> | undefined)?.[key], colors)
  if (typeof found !== 'string') throw new Error(`No colour is named ${path}: correct the table of pairs.`)
  return found
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
