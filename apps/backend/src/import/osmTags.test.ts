import { expect, test } from 'vitest'
import { checkedOn, fieldsOfTags, tagsOf } from './osmTags.ts'

const HOURS = 'Mo-Fr 08:00-17:00; Sa 09:00-12:00'

test.each([
  ['as databases write them', `"name"=>"Tamu", "opening_hours"=>"${HOURS}", "addr:city"=>"Meru"`],
  ['as JSON', JSON.stringify({ name: 'Tamu', opening_hours: HOURS, 'addr:city': 'Meru', floors: 2 })],
  ['with semicolons', `amenity=cafe;name=Tamu;opening_hours=${HOURS};addr:city=Meru`],
  ['with bars', `name=Tamu|opening_hours=${HOURS}|addr:city=Meru`],
  ['in lines', `name=Tamu\nopening_hours=${HOURS}\naddr:city=Meru`],
])('tags %s are read whole', (_, written) =>
  expect(fieldsOfTags(written)).toStrictEqual({ name: 'Tamu', hours: HOURS, city: 'Meru' }),
)

test.each([
  ['"name"=>"The \\"Old\\" Inn"', 'The "Old" Inn'],
  ['name=Salt, Pepper & Co;phone=1', 'Salt, Pepper & Co'],
  ['name:sw=Nyumba;int_name=House', undefined],
])('the name in %s', (written, name) => expect(fieldsOfTags(written).name).toBe(name))

test('of several tags for a field the best is taken, and keys that only look alike are none', () => {
  expect(fieldsOfTags('int_name=House;name:en=The House')).toStrictEqual({ otherName: 'The House' })
  expect(fieldsOfTags('contact:phone=1;phone=2')).toStrictEqual({ phone: '2' })
  expect(fieldsOfTags('place=village;ref=7;type=node;state=x')).toStrictEqual({})
  expect(tagsOf('amenity=cafe')).toStrictEqual([['amenity', 'cafe']])
  expect(tagsOf('Restaurants & Dining')).toStrictEqual([])
})

test.each([
  ['2024-05-03', '2024-05-03'],
  ['2024-05', '2024-05-01'],
  ['2026-11-28', '2026-11-28'],
  ['2026-11-29', undefined],
  ['2024-02-30', undefined],
  ['2024-13', undefined],
  ['spring 2024', undefined],
])('the last look on %s', (written, day) => expect(checkedOn(written, '2026-11-28')).toBe(day))
