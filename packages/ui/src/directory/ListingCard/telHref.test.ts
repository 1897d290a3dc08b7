import { expect, it } from 'vitest'
import { telHref } from './telHref.ts'

it.each([
  ['+264 63 555 0142', 'tel:+264635550142'],
  ['020 555-0177', 'tel:0205550177'],
  ['(+254) 41 555 0126', 'tel:+254415550126'],
  ['+255 24 555 0118 / +255 24 555 0119', 'tel:+255245550118'],
  ['112', undefined],
  ['ask at the gate', undefined],
  ['', undefined],
])('makes of %j the link %s', (phone, href) => {
  expect(telHref(phone)).toBe(href)
})
