import { afterEach, expect, it } from 'vitest'
import { darkColors, lightColors } from './colors.ts'

const root = document.documentElement

afterEach(() => {
  delete root.dataset['theme']
})

it('gives every page the light theme where the system asks for none', () => {
  expect(canvas()).toBe(lightColors.bg.canvas)
})

it('takes the theme that stands on the document over the wish of the system', () => {
  root.dataset['theme'] = 'dark'
  expect(canvas()).toBe(darkColors.bg.canvas)
  expect(getComputedStyle(root).colorScheme).toBe('dark')
  root.dataset['theme'] = 'light'
  expect(canvas()).toBe(lightColors.bg.canvas)
})

const canvas = () => getComputedStyle(root).getPropertyValue('--dira-color-bg-canvas')
