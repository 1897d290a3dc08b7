import { locationNamed } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { expect, it } from 'vitest'
import { phoneBookOf, phonesFrom } from './phoneBook.ts'
import { readPhonesOnce } from './readPhonesOnce.ts'

const WRITTEN = ['0722 555112', '0722 555112 / 020 2710000', '020 2710000', 'ask at the quay', '']

it('lets a page read numbers as the server does', () => {
  const listings = WRITTEN.map((phone) => ({ ...SAMPLE_LISTINGS[0]!, phone, location: locationNamed('KE') }))
  const book = phoneBookOf(listings, readPhonesOnce)
  for (const phone of WRITTEN) expect(phonesFrom(book)(phone, 'KE')).toEqual(readPhonesOnce(phone, 'KE'))
  expect(Object.keys(book)).toEqual(['KE 0722 555112', 'KE 0722 555112 / 020 2710000'])
})

it('leaves a number as its owner wrote it where it can have no WhatsApp', () => {
  expect(readPhonesOnce('020 2710000', 'KE')).toEqual([{ text: '020 2710000', href: 'tel:0202710000' }])
})

it('gives a new number a plain link until the next index', () => {
  expect(phonesFrom({})('0722 555112', 'KE')).toEqual([{ text: '0722 555112', href: 'tel:0722555112' }])
})
