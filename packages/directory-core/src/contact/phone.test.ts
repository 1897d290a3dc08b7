import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dialledNumber, readPhones } from './phone.ts'

describe('readPhones', () => {
  it.each([
    ['ZA', '021 461 0000', '+27 21 461 0000', 'tel:+27214610000'],
    ['ZA', '(021) 461-0000', '+27 21 461 0000', 'tel:+27214610000'],
    ['ZA', '+27 (0)21 461 0000', '+27 21 461 0000', 'tel:+27214610000'],
    ['ZA', '0027 21 461 0000', '+27 21 461 0000', 'tel:+27214610000'],
    ['ZA', 'Tel: 021 461 0000 ext. 12', '+27 21 461 0000 ext. 12', 'tel:+27214610000;ext=12'],
    ['KE', '020 2710000', '+254 20 2710000', 'tel:+254202710000'],
    ['NA', '061 280 2000', '+264 61 280 2000', 'tel:+264612802000'],
    ['TZ', '022 211 1111', '+255 22 211 1111', 'tel:+255222111111'],
    ['KE', '+27 21 461 0000', '+27 21 461 0000', 'tel:+27214610000'],
  ])('reads a number of %s: %s', (country, written, text, href) =>
    expect(readPhones(written, country)).toEqual([{ text, href }]),
  )

  it.each([
    ['ZA', '082 555 1234', '27825551234'],
    ['KE', '0722 555112', '254722555112'],
    ['BW', '71 234 567', '26771234567'],
    ['ZW', '0772 123 456', '263772123456'],
    ['MZ', '84 555 0150', '258845550150'],
    ['SZ', '7612 3456', '26876123456'],
    ['TZ', '0754 555 163', '255754555163'],
    ['CD', '0812345678', '243812345678'],
    ['NA', '081 129 6000', '264811296000'],
    ['MA', '0612-345678', '212612345678'],
    ['EG', '٠١٠٠١٢٣٤٥٦٧', '201001234567'],
  ])('knows a mobile number of %s, which may have WhatsApp: %s', (country, written, digits) => {
    expect(readPhones(written, country)).toEqual([
      { text: expect.stringMatching(/^\+/), href: `tel:+${digits}`, whatsapp: `https://wa.me/${digits}` },
    ])
  })

  it.each([
    ['082 555 1234 / 021 461 0000', ['tel:+27825551234', 'tel:+27214610000']],
    ['082 555 1234 or 083 555 1234', ['tel:+27825551234', 'tel:+27835551234']],
    ['0825551234 0835551234', ['tel:+27825551234', 'tel:+27835551234']],
    ['office 021 461 0000, cell 082 555 1234', ['tel:+27214610000', 'tel:+27825551234']],
  ])('finds every number: %s', (written, hrefs) =>
    expect(readPhones(written, 'ZA').map(({ href }) => href)).toEqual(hrefs),
  )

  it.each([
    ['call us', [{ text: 'call us' }]],
    ['112', [{ text: '112', href: 'tel:112' }]],
    ['', []],
  ])('keeps %j, which is no number of a plan, as it was written', (written, links) =>
    expect(readPhones(written, 'KE')).toEqual(links),
  )

  it.each([
    ['CI', '07 07 55 50 10', '+225 07 07 55 5010', '2250707555010'],
    ['CG', '06 655 5010', '+242 06 655 5010', '242066555010'],
    ['GA', '066 05 55 10', '+241 66 05 55 10', '24166055510'],
    ['BJ', '01 97 55 50 10', '+229 01 97 55 50 10', '2290197555010'],
    ['KE', '+254 (0) 722 555 010', '+254 722 555010', '254722555010'],
    ['TN', '20 123 456', '+216 20 123 456', '21620123456'],
  ])('keeps or drops the 0 as %s dials it: %s', (country, written, text, digits) =>
    expect(readPhones(written, country)).toEqual([
      { text, href: `tel:+${digits}`, whatsapp: `https://wa.me/${digits}` },
    ]),
  )

  it.each([
    ['KE', '2.54722E+11'],
    ['KE', '2,54722e+11'],
    ['KE', '54722E+11'],
    ['KE', '*334#'],
    ['NG', '*901*1#'],
    ['CI', '+225 07 55 50 10'],
    ['CI', '707555010'],
    ['BJ', '+229 97 55 50 10'],
    ['KE', '0722 555'],
    ['SN', '77 555 01'],
  ])('makes no link of what cannot be dialled in %s: %s', (country, written) =>
    expect(readPhones(written, country)).toEqual([{ text: written }]),
  )

  it('takes a number behind a comma for a number, and not for an extension', () =>
    expect(readPhones('08035550101, 08055550102', 'NG').map(({ text }) => text)).toEqual([
      '+234 803 555 0101',
      '+234 805 555 0102',
    ]))

  it('dials a satellite as it is written', () =>
    expect(readPhones('+882 16 5555 0101', 'CD')).toEqual([{ text: '+882 16 5555 0101', href: 'tel:+8821655550101' }]))

  it('does not guess the country of a national number', () => {
    expect(readPhones('082 555 1234', 'ZZ')).toEqual([{ text: '082 555 1234', href: 'tel:0825551234' }])
    expect(readPhones('+27 82 555 1234', 'ZZ')[0]?.href).toBe('tel:+27825551234')
  })

  it('never throws, and makes only links to telephones', () => {
    const written = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+0-9 ()/.x-]{0,40}$/))
    fc.assert(
      fc.property(written, fc.constantFrom('KE', 'ZA', 'EG', ''), (text, country) => {
        for (const { href, whatsapp } of readPhones(text, country)) {
          expect(href ?? 'tel:123').toMatch(/^tel:\+?\d+(;ext=\d+)?$/)
          expect(whatsapp ?? 'https://wa.me/1').toMatch(/^https:\/\/wa\.me\/\d+$/)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('dialledNumber', () => {
  it.each([
    ['ZA', '021 461 0000', '+27214610000'],
    ['ZA', '+27 (0)21 461-0000', '+27214610000'],
    ['KE', '+27 21 461 0000 / 0722 555112', '+27214610000'],
    ['EG', '٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
    ['KE', '112', '112'],
    ['ZA', '10177', '+2710177'],
    ['BW', '71 234', '71234'],
    ['BW', '71 23 45', undefined],
    ['KE', 'call us', undefined],
    ['KE', '', undefined],
    ['ZZ', '082 555 1234', '0825551234'],
  ])('of %s, %j, is %s', (country, written, number) => expect(dialledNumber(written, country)).toBe(number))
})
