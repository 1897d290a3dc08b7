import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearBody } from '../testing/clearBody.ts'
import { emulateMedia } from '../testing/emulateMedia.ts'
import { demoColors } from '../testing/demoTheme/demoColors.ts'
import '../testing/demoTheme/demoTheme.css.ts'
import { darkColors, lightColors, type Colors } from './colors.ts'
import { vars } from './vars.css.ts'

const root = document.documentElement

/** What a token is worth on an element: the name of a custom property, taken from its `var()`. */
const valueOf = (token: string, element: Element = root) =>
  getComputedStyle(element).getPropertyValue(token.slice('var('.length, -1))

beforeEach(() => emulateMedia({ 'prefers-color-scheme': 'light' }))
afterEach(async () => {
  delete root.dataset['theme']
  clearBody()
  await emulateMedia()
})

describe('a page', () => {
  it.each([
    ['light', lightColors],
    ['dark', darkColors],
  ])('follows a system that asks for %s', async (scheme, colors) => {
    await emulateMedia({ 'prefers-color-scheme': scheme })
    expect(valueOf(vars.color.bg.canvas)).toBe(colors.bg.canvas)
    expect(getComputedStyle(root).colorScheme).toBe(scheme)
  })

  it.each([
    ['light', 'dark', lightColors],
    ['dark', 'light', darkColors],
  ])('stays %s when that was chosen and the system asks for %s', async (chosen, scheme, colors) => {
    await emulateMedia({ 'prefers-color-scheme': scheme })
    root.dataset['theme'] = chosen
    expect(valueOf(vars.color.bg.canvas)).toBe(colors.bg.canvas)
    expect(getComputedStyle(root).colorScheme).toBe(chosen)
  })

  it.each(['light', 'dark'])('may have a part in the other theme, under a system that asks for %s', async (scheme) => {
    await emulateMedia({ 'prefers-color-scheme': scheme })
    const part = document.createElement('div')
    part.dataset['theme'] = scheme === 'light' ? 'dark' : 'light'
    document.body.append(part)
    const { bg, text } = scheme === 'light' ? darkColors : lightColors
    expect(valueOf(vars.color.bg.canvas, part)).toBe(bg.canvas)
    expect(hex(getComputedStyle(part).color)).toBe(text.default)
    expect(hex(getComputedStyle(part).backgroundColor)).toBe(bg.canvas)
  })
})

describe('the demo theme', () => {
  it('fills every token of the contract, and nearly none with the value that Dira has', () => {
    const tokens = leaves(vars)
    const ours = tokens.map((token) => valueOf(token))
    root.dataset['theme'] = 'demo'
    const theirs = tokens.map((token) => valueOf(token))
    expect(theirs).not.toContain('')
    expect(theirs.filter((value, index) => value !== ours[index]).length).toBeGreaterThan(tokens.length / 2)
    expect(valueOf(vars.color.bg.canvas)).toBe(demoColors.bg.canvas)
  })
})

describe('for people who ask for more contrast', () => {
  it.each<[string | undefined, Colors]>([
    [undefined, lightColors],
    ['light', lightColors],
    ['dark', darkColors],
    ['demo', demoColors],
  ])('muted text, hairlines and outlines are as strong as the others in the theme %s', async (theme, colors) => {
    if (theme) root.dataset['theme'] = theme
    expect(valueOf(vars.color.text.muted)).toBe(colors.text.muted)
    await emulateMedia({ 'prefers-color-scheme': 'light', 'prefers-contrast': 'more' })
    expect(valueOf(vars.color.text.muted)).toBe(colors.text.default)
    expect(valueOf(vars.color.line.subtle)).toBe(colors.line.strong)
    expect(valueOf(vars.color.line.control)).toBe(colors.line.strong)
  })

  it('that holds in a dark system as well', async () => {
    await emulateMedia({ 'prefers-color-scheme': 'dark', 'prefers-contrast': 'more' })
    expect(valueOf(vars.color.text.muted)).toBe(darkColors.text.default)
  })
})

describe('for people who ask for less motion', () => {
  it('no animation plays, and none goes on for ever', async () => {
    const moving = document.createElement('div')
    moving.style.animation = 'spin 2s linear infinite'
    document.body.append(moving)
    expect(getComputedStyle(moving).animationDuration).toBe('2s')
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    expect(getComputedStyle(moving).animationDuration).toBe('0.001s')
    expect(getComputedStyle(moving).animationIterationCount).toBe('1')
  })
})

describe('in forced colours', () => {
  it('the ring of the focus is the outline, in a colour of the system', async () => {
    const button = document.createElement('button')
    document.body.append(button)
    await emulateMedia({ 'forced-colors': 'active' })
    button.focus()
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(button)
    expect({ outlineStyle, outlineWidth, boxShadow }).toEqual({
      outlineStyle: 'solid',
      outlineWidth: '3px',
      boxShadow: 'none',
    })
  })
})

/** Every `var()` of the contract. */
function leaves(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return Object.values(node as object).flatMap(leaves)
}

/** A colour as the tokens write it, of `rgb(…)`. */
function hex(rgb: string): string {
  const channels = rgb.match(/\d+/g) ?? []
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}
