import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeUrl } from '../listing/isSafeUrl.ts'
import { mailtoHref } from './mailtoHref.ts'
import { plainPhoneLinks, telHref } from './phoneLink.ts'
import { websiteLink } from './websiteLink.ts'

describe('telHref', () => {
  it.each([
    ['+27 21 555 0100', 'tel:+27215550100'],
    ['+27 (0)21 555 0100', 'tel:+27215550100'],
    ['(+27) 21-555-0100', 'tel:+27215550100'],
    ['0027 21 555 0100', 'tel:+27215550100'],
    ['+ 254 722 555 112', 'tel:+254722555112'],
    ['021 555 0100', 'tel:0215550100'],
    ['(021) 555 0100', 'tel:0215550100'],
    ['021.555.0100', 'tel:0215550100'],
    ['021–555–0100', 'tel:0215550100'],
    ['Tel: 021 555 0100', 'tel:0215550100'],
    ['021 555 0100 / 082 555 0100', 'tel:0215550100'],
    ['021 555 0100 (office)', 'tel:0215550100'],
    ['021 555 0100 ext. 12', 'tel:0215550100'],
    ['٠١٠ ٠١٢٣ ٤٥٦٧', 'tel:01001234567'],
    ['112', 'tel:112'],
  ])('dials %s as %s', (written, href) => expect(telHref(written)).toBe(href))

  it.each([
    '',
    ' ',
    'call us',
    '12',
    '+',
    '021 555 0100 082 555 0100',
    'javascript:alert(1)',
    '+27 21 555 0100 0100 0100',
    '*334#',
    '#123*1#',
    '2.54722E+11',
  ])('dials nothing for %j', (written) => expect(telHref(written)).toBeUndefined())

  it('only ever makes a safe link of digits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+0-9 ().-]{0,24}$/)), (written) => {
        const href = telHref(written)
        if (href === undefined) return
        expect(href).toMatch(/^tel:\+?\d{3,15}$/)
        expect(isSafeUrl(href)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('plainPhoneLinks', () => {
  it('shows the number as its owner wrote it', () => {
    expect(plainPhoneLinks(' 021 555 0100 ', 'South Africa')).toEqual([
      { text: '021 555 0100', href: 'tel:0215550100' },
    ])
    expect(plainPhoneLinks('at the gate', 'Kenya')).toEqual([{ text: 'at the gate' }])
    expect(plainPhoneLinks('  ', 'Kenya')).toEqual([])
  })
})

describe('mailtoHref', () => {
  it.each([
    ['a@b.example', undefined, 'mailto:a@b.example'],
    [' a.b+c@d-e.example ', undefined, 'mailto:a.b+c@d-e.example'],
    ['a@b.example', 'Two rooms & a tent?', 'mailto:a@b.example?subject=Two%20rooms%20%26%20a%20tent%3F'],
    ['a@b.example', 'broken \uD800', 'mailto:a@b.example?subject=broken%20%EF%BF%BD'],
    ['//a@b.example', undefined, 'mailto:%2F%2Fa@b.example'],
    ["o'neil@b.example", undefined, "mailto:o'neil@b.example"],
  ])('writes to %j about %j', (email, subject, href) => expect(mailtoHref(email, subject)).toBe(href))

  it.each([
    '',
    'a',
    'a@b',
    'a@b.example,c@d.example',
    'a@b.example?bcc=c@d.example',
    'a@b.example&x',
    'a%0A@b.example',
    'a@b@c.example',
    '<a@b.example>',
    'a b@c.example',
    'a@b.example/c',
  ])('does not write to %j, which could do more than address a message', (email) =>
    expect(mailtoHref(email)).toBeUndefined(),
  )

  it('never lets an address or a subject add a header or a recipient', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.emailAddress()), fc.string({ unit: 'binary' }), (email, subject) => {
        const href = mailtoHref(email, subject)
        if (href === undefined) return
        const { pathname, searchParams } = new URL(href)
        expect(decodeURIComponent(pathname)).toBe(email.trim().toWellFormed())
        expect(pathname).not.toContain(',')
        expect([...searchParams.keys()].filter((key) => key !== 'subject')).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })
})

describe('websiteLink', () => {
  it.each([
    ['https://www.karoo.example/', 'https://www.karoo.example/', 'karoo.example'],
    ['karoo.example/rooms', 'https://karoo.example/rooms', 'karoo.example/rooms'],
  ])('writes %s short', (website, href, text) => expect(websiteLink(website)).toEqual({ href, text }))

  it('is none where no safe link can be made', () => {
    for (const website of [undefined, '', 'javascript:alert(1)']) expect(websiteLink(website)).toBeUndefined()
  })
})
