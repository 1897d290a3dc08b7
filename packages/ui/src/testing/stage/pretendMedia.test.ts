import { afterEach, expect, it } from 'vitest'
import { pretendMedia } from './pretendMedia.ts'

const added: Element[] = []

function addSheet(css: string): void {
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.append(sheet)
  added.push(sheet)
}

function color(): string {
  const probe = document.createElement('div')
  probe.className = 'probe'
  document.body.append(probe)
  added.push(probe)
  return getComputedStyle(probe).color
}

const GREEN = 'rgb(0, 128, 0)'
const still = '@layer one { @media screen and (prefers-reduced-motion: reduce) { .probe { color: green } } }'

afterEach(() => {
  for (const element of added.splice(0)) element.remove()
})

it('answers style sheets, in layers and beside other conditions, and gives them back', () => {
  addSheet(still)
  expect(color()).not.toBe(GREEN)
  const stop = pretendMedia({ 'prefers-reduced-motion': 'reduce' })
  expect(color()).toBe(GREEN)
  stop()
  expect(color()).not.toBe(GREEN)
})

it('takes away what holds only without the wish', () => {
  addSheet('@media (prefers-reduced-motion: no-preference) { .probe { color: green } }')
  expect(color()).toBe(GREEN)
  const stop = pretendMedia({ 'prefers-reduced-motion': 'reduce' })
  expect(color()).not.toBe(GREEN)
  stop()
})

it('answers a style sheet that comes later, and one that is written anew', async () => {
  addSheet('')
  const stop = pretendMedia({ 'prefers-reduced-motion': 'reduce' })
  const [sheet] = added
  if (sheet) sheet.textContent = still
  await expect.poll(color).toBe(GREEN)
  addSheet(still.replace('green', 'rgb(0, 0, 255)'))
  await expect.poll(color).toBe('rgb(0, 0, 255)')
  stop()
})

it('answers scripts, each feature by itself', () => {
  const query = '(prefers-contrast: more)'
  const stop = pretendMedia({ 'prefers-contrast': 'more' })
  expect(matchMedia(query).matches).toBe(true)
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false)
  stop()
  expect(matchMedia(query).matches).toBe(false)
})
