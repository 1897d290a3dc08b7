import { expect, it } from 'vitest'
import { stageSettings } from './stageSettings.ts'

const PLAIN = { lang: 'en', direction: 'ltr', messages: {}, theme: undefined, long: false, textSize: '100%', media: {} }

it('is an English page that follows the system when nothing was chosen', () => {
  expect(stageSettings({})).toEqual(PLAIN)
  expect(
    stageSettings({
      theme: 'system',
      direction: 'auto',
      locale: 'en',
      textSize: 'normal',
      motion: 'full',
      contrast: 'normal',
    }),
  ).toEqual(PLAIN)
})

it.each([
  [{ theme: 'demo' }, { theme: 'demo' }],
  [{ direction: 'rtl' }, { lang: 'en', direction: 'rtl' }],
  [{ locale: 'ar' }, { lang: 'ar', direction: 'rtl' }],
  [
    { locale: 'ar', direction: 'ltr' },
    { lang: 'ar', direction: 'ltr' },
  ],
  [{ locale: 'long' }, { lang: 'en', long: true }],
  [{ textSize: 'double' }, { textSize: '200%' }],
  [{ motion: 'reduced' }, { media: { 'prefers-reduced-motion': 'reduce' } }],
  [{ contrast: 'more' }, { media: { 'prefers-contrast': 'more' } }],
])('makes of %j %j', (globals, settings) => {
  expect(stageSettings(globals)).toMatchObject(settings)
})
