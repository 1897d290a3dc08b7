import { expect, it } from 'vitest'
import { lettersOf } from './lettersOf.ts'

it.each([
  ['Find the Best Businesses Across Africa', undefined],
  ['ǁKaras', undefined],
  ['ǃNara Dunes Lodge', undefined],
  ['Ɛʋɛ', undefined],
  ['Café São Tomé – N’Djamena, 24/7 №1 €', undefined],
  ['Évora, Île de Gorée', undefined],
  ['Ẹdo', 'marked'],
  ['Ọ̀ṣun', 'marked'],
  ['Ọ̀ṣun'.normalize('NFD'), 'marked'],
  ['Ếwé', 'marked'],
  ['ابحث عن أفضل الأعمال', 'another'],
  ['Souk الكبير', 'another'],
  ['አዲስ አበባ', 'another'],
  ['ⵜⵉⴼⵉⵏⴰⵖ', 'another'],
])('%s is written with %s', (text, letters) => {
  expect(lettersOf(text)).toBe(letters)
})

it('looks into elements and lists, where a name often stands', () => {
  expect(lettersOf(['About ', <bdi key="name">Ọ̀ṣun</bdi>])).toBe('marked')
  expect(lettersOf([null, false, 7, <em key="name">no marks</em>])).toBeUndefined()
})
