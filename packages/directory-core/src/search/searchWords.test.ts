import { expect, it } from 'vitest'
import { searchWords, wordForms } from './searchWords.ts'

it.each([
  ['hotels nairobi', ['hotels', 'nairobi']],
  ['self-catering & spas', ['self', 'catering', 'spas']],
  ["o'neil's, nairobi", ["o'neil's", 'nairobi']],
  ['cape cape town', ['cape', 'town']],
  ['القاهرة hotel', ['القاهرة', 'hotel']],
  ["& ' -", []],
])('the words of %j are %j', (text, words) => expect(searchWords(text)).toEqual(words))

it.each([
  ['hotels', ['hotels', 'hotel']],
  ['bakeries', ['bakeries', 'bakery', 'bakerie']],
  ['bakery', ['bakery', 'bakeries']],
  ['beaches', ['beaches', 'beach', 'beache']],
  ['buses', ['buses', 'bus', 'buse']],
  ['guesthouses', ['guesthouses', 'guesthous', 'guesthouse']],
  ['hotel', ['hotel']],
  ['cars', ['cars', 'car']],
  ['bus', ['bus']],
  ['wellness', ['wellness']],
  ['valley', ['valley']],
])('the forms of %j are %j', (word, forms) => expect(wordForms(word)).toEqual(forms))
