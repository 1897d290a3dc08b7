import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mendedText } from './mojibake.ts'

const garbled = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text))

test.each([
  'Café',
  'Hôtel de l’Étoile',
  'CÔTE D’IVOIRE',
  'São João',
  'œuvres à côté – chez Zoë',
  'مقهى الأمل',
  'ልዩ መጋገሪያ',
  'Ọjà Ẹkẹ́',
  '10 € 😀',
])('%s is put right once it is garbled, and garbled twice', (text) => {
  expect(mendedText(garbled(text))).toBe(text)
  expect(mendedText(garbled(garbled(text)))).toBe(text)
})

test.each([
  'Café',
  'Bar “CAFÉ”',
  'IRMÃ “MAÇÃ”',
  'Il a dit : « déjà\u00A0»',
  'SÃO TOMÉ',
  'Â vendre',
  'a “OÙ” b',
  'heißt „groß“',
  'Ålesund, Øre',
  'مقهى',
  '‘Tis naïve—très',
])('%s stays', (text) => {
  expect(mendedText(text)).toBe(text)
})

test('ASCII stays, whatever it is', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => mendedText(text) === text))
})
