import { describe, expect, it } from 'vitest'
import heroDay from '../art/hero-day.svg?raw'
import heroNight from '../art/hero-night.svg?raw'
import { demoColors } from '../testing/demoTheme/demoColors.ts'
import { darkColors, lightColors, type Colors } from './colors.ts'
import { colorNamed, contrast } from './contrast.ts'
import { contrastPairs } from './contrastPairs.ts'

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
  ['demo', demoColors],
] satisfies [string, Colors][])('in the %s theme', (_name, colors) => {
  it.each(contrastPairs)('$foreground reads on $field at $least to 1 or better', ({ foreground, field, least }) => {
    expect(contrast(colorNamed(colors, foreground), colorNamed(colors, field))).toBeGreaterThanOrEqual(least)
  })
})

// The headline of the home page is on a picture: on its sky, from the top down to the horizon, and before the far ranges.
it.each([
  ['day', heroDay, lightColors.text.default, ['#bfe0e6', '#ffc76c', '#a9c3d2']],
  ['night', heroNight, darkColors.text.default, ['#080b20', '#2a4a70', '#2c476b']],
])('the headline reads on the sky of the hero by %s', (_hour, picture, headline, fields) => {
  for (const field of fields) {
    expect(picture.toLowerCase(), 'the picture has this colour').toContain(field)
    expect(contrast(headline, field)).toBeGreaterThanOrEqual(4.5)
  }
})

it('computes the ratios that the standard gives for its own examples', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('refuses a name or a notation that it does not know, rather than compute nonsense', () => {
  expect(() => colorNamed(lightColors, 'text.faint')).toThrow('No colour is named text.faint')
  expect(() => contrast('rgb(0 0 0)', '#ffffff')).toThrow('not written as #rrggbb')
})
