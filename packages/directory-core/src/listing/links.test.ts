import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeImageUrl, isSafeUrl, isSafeWebUrl } from './isSafeUrl.ts'
import { locationLine } from '../view/locationLine.ts'
import { slugify } from '../text/slugify.ts'
import { websiteHref } from './websiteHref.ts'
import { withLatinDigits } from '../text/withLatinDigits.ts'
import * as en from '../names/en/index.ts'
import { locationIn } from '../testing/locationIn.ts'

describe('isSafeUrl', () => {
  it.each([
    'https://a.example',
    'http://a.example/b?c=d#e',
    'HTTPS://A.EXAMPLE',
    'mailto:a@b.example',
    'tel:+27215550100',
    'https://مثال.example',
  ])('accepts %s', (url) => expect(isSafeUrl(url)).toBe(true))

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.example',
    'https://user@a.example',
    'https://user:password@a.example',
    'https://a.example/\u0000',
    'https://a.example/ b',
    ' https://a.example',
    'https://a.example/\u202Egpj.exe',
    'https://',
    'a.example',
    '/path',
    '',
  ])('refuses %j', (url) => expect(isSafeUrl(url)).toBe(false))

  it('holds for the web and for images what they may be', () => {
    const urls = [
      'https://a.example',
      'tel:1',
      'mailto:a@b.example',
      '/a.jpg',
      '//a.example',
      '/\\a.example',
      '/a b',
      'a.jpg',
    ]
    expect(urls.filter(isSafeWebUrl)).toEqual(['https://a.example'])
    expect(urls.filter(isSafeImageUrl)).toEqual(['https://a.example', '/a.jpg'])
  })

  it('never throws, and never lets an address out of its four kinds', () => {
    const address = fc.oneof(
      fc.webUrl(),
      fc.string({ unit: 'binary' }),
      fc.string().map((rest) => `javascript:${rest}`),
    )
    fc.assert(
      fc.property(address, (url) => {
        if (isSafeUrl(url)) expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(url).protocol)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('websiteHref', () => {
  it.each([
    ['a.example', 'https://a.example'],
    ['www.a.example/b', 'https://www.a.example/b'],
    [' a.example ', 'https://a.example'],
    ['http://a.example', 'http://a.example'],
    ['HTTPS://a.example', 'HTTPS://a.example'],
    ['a.example:8080/b', 'https://a.example:8080/b'],
    ['localhost:3000', 'https://localhost:3000'],
  ])('makes of %j the link %s', (website, href) => expect(websiteHref(website)).toBe(href))

  it.each([
    undefined,
    '',
    ' ',
    'javascript:alert(1)',
    'mailto:a@b.example',
    'ftp://a.example',
    'no site yet',
    'a@b.example',
    'https://u:p@a.example',
  ])('makes no link of %j', (website) => expect(websiteHref(website)).toBeUndefined())

  it('gives only safe links of the web, and the same again for its own', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.domain(), fc.webUrl()), (website) => {
        const href = websiteHref(website)
        if (href === undefined) return
        expect(isSafeWebUrl(href)).toBe(true)
        expect(websiteHref(href)).toBe(href)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('slugify', () => {
  it.each([
    ['Restaurants & Dining', 'restaurants-dining'],
    ['Cafés & Bakeries', 'cafes-bakeries'],
    ["Mama's Kitchen", 'mamas-kitchen'],
    ['Ezulwini Weavers’ Yard', 'ezulwini-weavers-yard'],
    ['!Nara Dunes Lodge', 'nara-dunes-lodge'],
    ['  A -- B  ', 'a-b'],
    ['ቡና ቤት', 'ቡና-ቤት'],
    ['مقهى النيل', 'مقهى-النيل'],
    ['Route 66', 'route-66'],
    ['—', ''],
    ['', ''],
  ])('makes of %j the slug %j', (name, slug) => expect(slugify(name)).toBe(slug))

  it('gives its own slugs back and needs no escaping in a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugify(name)
        expect(slugify(slug)).toBe(slug)
        expect(slug).not.toMatch(/[\s/?#%.]|^-|-$|--/)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('locationLine', () => {
  it.each([
    ['Sesriem', 'Hardap', 'Namibia', 'Sesriem, Hardap, Namibia'],
    ['Nairobi', 'Nairobi', 'Kenya', 'Nairobi, Kenya'],
    ['', '', 'Kenya', 'Kenya'],
    ['', 'Coast', 'Kenya', 'Coast, Kenya'],
  ])('writes %j, %j, %j as %j', (city, province, country, line) =>
    expect(locationLine(locationIn(country, province, city), en)).toBe(line),
  )
})

describe('withLatinDigits', () => {
  it('reads the digits of Arabic, Persian and full-width writing, and leaves letters', () => {
    expect(withLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０９ هاتف')).toBe('0123456789 0123456789 09 هاتف')
  })
})
