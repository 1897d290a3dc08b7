import { afterEach, expect, it } from 'vitest'
import { clearBody } from '../testing/clearBody.ts'
import { emulateMedia } from '../testing/emulateMedia.ts'
import { hourRule } from '../testing/hourRule.css.ts'

const root = document.documentElement

afterEach(async () => {
  delete root.dataset['theme']
  clearBody()
  await emulateMedia()
})

const DAY = '1'
const NIGHT = '2'

it.each([
  ['light', undefined, undefined, DAY],
  ['dark', undefined, undefined, NIGHT],
  ['dark', 'light', undefined, DAY],
  ['light', 'dark', undefined, NIGHT],
  ['dark', 'demo', undefined, DAY],
  ['light', undefined, 'dark', NIGHT],
  ['dark', undefined, 'light', DAY],
  ['light', 'dark', 'light', DAY],
  ['dark', 'light', 'dark', NIGHT],
  ['dark', 'dark', 'dark', NIGHT],
])('byTheme: a %s system, a page of %s, a part of %s: hour %s', async (system, page, part, hour) => {
  await emulateMedia({ 'prefers-color-scheme': system })
  if (page) root.dataset['theme'] = page
  const outer = document.createElement('div')
  if (part) outer.dataset['theme'] = part
  const inner = document.createElement('i')
  inner.className = hourRule
  outer.append(inner)
  document.body.append(outer)
  expect(getComputedStyle(inner).order).toBe(hour)
})
