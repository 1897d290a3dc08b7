import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Listing } from '../listing/listing.ts'
import { listingOf } from '../testing/listingOf.ts'
import { createDirectory } from './createDirectory.ts'
import { foldText } from '../text/foldText.ts'
import { EMPTY_SEARCH } from './searchState.ts'
import { manyListings, RUNS, searchCase } from './testing/arbitraries.ts'
import { searchWords, wordForms } from './searchWords.ts'
import { editDistance, isOneEdit } from './testing/editDistance.ts'
import { naiveAnswer } from './testing/naiveSearch.ts'
import * as en from '../names/en/index.ts'
import { categoryName, countryName } from '../names/displayNames.ts'
import { locationIn } from '../testing/locationIn.ts'

const named = (businessName: string, city = 'Nairobi', country = 'Kenya'): Listing =>
  listingOf({ id: `${businessName}, ${city}`, businessName, location: locationIn(country, '', city) })

const DIRECTORY = createDirectory([
  named('Karen Blixen Café'),
  named('Carnivore'),
  named('Safari Park Hotel'),
  named('Baobab Hotel', 'Mombasa'),
  named('Baobab Motel', 'Mombasa'),
  named('NAKUMATT JUNCTION'),
  named('Nakumatt Karen'),
  named('Groote Schuur', 'Cape Town', 'South Africa'),
  named('Kafari Inn', 'Cape Town', 'South Africa'),
  named('Safari Inn', 'Cape Town', 'South Africa'),
])
const suggest = (search: string, state = {}) => DIRECTORY.suggest({ ...EMPTY_SEARCH, search, ...state })
const corrections = (search: string, state = {}) =>
  suggest(search, state).corrections.map(({ text, matches }) => `${text} ${matches}`)

describe('the corrections of a search that nothing matches', () => {
  it.each([
    ['a letter too many', 'carnnivore', ['Carnivore 1']],
    ['a letter too few', 'nairob', []],
    ['a letter left out of a city', 'nirobi', ['Nairobi 5']],
    ['a wrong letter', 'cornivore', ['Carnivore 1']],
    ['two letters swapped', 'canrivore', ['Carnivore 1']],
    ['two letters swapped in the middle', 'nariobi', ['Nairobi 5']],
    ['two letters swapped in the middle of a name', 'carinvore', ['Carnivore 1']],
    ['a wrong first letter', 'bairobi', ['Nairobi 5']],
    ['a wrong last letter', 'nairobo', ['Nairobi 5']],
    ['three letters in another order', 'naroibi', ['Nairobi 5']],
    ['a letter of one of several words', 'hotels naroibi', ['hotels nairobi 1']],
    ['one word of several', 'nakumatt karem', ['Nakumatt Karen 1']],
    ['a plural', 'motels', ['Motel 1', 'Hotel 2'].toReversed()],
    ['a plural with a letter left out', 'htels', ['Hotel 2']],
    ['the last word of several', 'cape twn', ['Cape Town 3']],
    ['a blank too few', 'capetown', ['Cape Town 3']],
    ['a blank too few in a name', 'nakumattkaren', ['Nakumatt Karen 1']],
    ['a word beside a sign', 'karen-blixn', ['Karen Blixen 1']],
    ['an accent and a letter', 'caffé', ['Café 1']],
    ['two choices, the one with more listings first', 'kotel', ['Hotel 2', 'Motel 1']],
    ['two choices, though the other is first in the alphabet', 'lafari', ['Safari 2', 'Kafari 1']],
    ['no word at all near', 'xyzzy', []],
    ['two words wrong', 'nakumxtt karem', []],
    ['too short a word', 'xq', []],
    ['no word of three letters beside others for one as short', 'safari ann', []],
    ['nothing but an accent', '\u0302', []],
  ])('correct %s: "%s"', (_, search, expected) => expect(corrections(search)).toEqual(expected))

  it('count what the scope and the filters leave, and leave out what finds nothing there', () => {
    expect(corrections('kotel', { countries: ['kenya'] })).toEqual(['Hotel 2', 'Motel 1'])
    expect(corrections('kotel', { countries: ['south-africa'] })).toEqual([])
    expect(DIRECTORY.suggest({ ...EMPTY_SEARCH, search: 'kotel' }, { city: 'nairobi' }).corrections).toEqual([
      { text: 'Hotel', matches: 1 },
    ])
  })

  it('are absent while something matches, and while nothing is searched for', () => {
    expect(suggest('hotel')).toEqual({ corrections: [] })
    expect(suggest('hotels mombasa')).toEqual({ corrections: [] })
    expect(suggest('   ')).toEqual({ corrections: [] })
  })

  it('are written as folded where no listing writes just that', () => {
    const streets = createDirectory([named('Astraße'), named('Stras', 'Mombasa')])
    const state = { ...EMPTY_SEARCH, search: 'stxas' }
    expect(streets.suggest(state).corrections).toEqual([{ text: 'stras', matches: 2 }])
  })

  it('know listings that came later, and forget those that went', () => {
    const state = { ...EMPTY_SEARCH, search: 'timbuktoo' }
    const later = DIRECTORY.withChanges({ put: [named('Timbuktu Inn')], remove: ['Carnivore, Nairobi'] })
    expect(later.suggest({ ...state, search: 'timbuktuu' }).corrections).toEqual([{ text: 'Timbuktu', matches: 1 }])
    expect(later.suggest({ ...state, search: 'carnivor3' }).corrections).toEqual([])
  })

  it('are words that exist whole', () => {
    const shops = createDirectory([
      named('Ne Me Quitte'),
      named('Arusha Restaurants'),
      named('7 A.M Café'),
      named('Al Nour Pharmacy'),
      named('Port-Bouët Grill'),
      named('Sea View'),
    ])
    const texts = (search: string) => shops.suggest({ ...EMPTY_SEARCH, search }).corrections.map(({ text }) => text)
    // Neither 'ne ar me' nor 'a.m nairobi'.
    for (const search of ['restaurants near me', 'atm nairobi', 'near', 'atm', 'nearus', 'alno', 'seavie'])
      expect(texts(search), search).toEqual([])
    expect([texts('alnour'), texts('seaview'), texts('portbouet')]).toEqual([['Al Nour'], ['Sea View'], ['Port-Bouët']])
  })

  it('find a word beside an apostrophe or a hyphen', () => {
    const punctuated = createDirectory([named("O'Neil's"), named('Al-Nour (Pty)')])
    const texts = (search: string) =>
      punctuated.suggest({ ...EMPTY_SEARCH, search }).corrections.map(({ text }) => text)
    expect([texts('niel'), texts('nuor'), texts('pyt')]).toEqual([['Neil'], ['Nour'], ['Pty']])
  })

  it('prefer what is in more listings, and a letter left out or swapped to a wrong one', () => {
    const towns = ['baka', 'bara', 'bata', 'bawa', 'baya'].flatMap((town) => [
      named(`${town} Inn`),
      named(`${town} Bar`),
    ])
    const shops = createDirectory([...towns, named('Baza'), named('Basha'), named('Abas')])
    // The rarest of seven words with a wrong letter is left out; swapped and left-out letters come first though they are as rare.
    expect(shops.suggest({ ...EMPTY_SEARCH, search: 'basa' }).corrections.map(({ text }) => foldText(text))).toEqual([
      'baka',
      'bara',
      'bata',
      'bawa',
      'basha',
    ])
  })

  it('are the likeliest words within one edit that find something, and the texts with one blank more', () => {
    const typed = manyListings.chain((listings) => {
      const words = listings.flatMap(fieldsOf).flatMap((field) => [...wordsOf(field)])
      const edit = fc.tuple(
        fc.constantFrom(...words.filter((word) => word.length >= 3 && word.isWellFormed()), 'nothing'),
        fc.nat({ max: 8 }),
        fc.constantFrom('', 'x', 'q', 'oo'),
      )
      return fc.record({ listings: fc.constant(listings), edit })
    })
    fc.assert(
      fc.property(typed, ({ listings, edit: [word, at, put] }) => {
        const search = foldText(word.slice(0, at) + put + word.slice(at + 1))
        fc.pre(search.length >= 3 && search.isWellFormed() && searchWords(search).join() === search)
        const matchesOf = (text: string) => naiveAnswer(listings, { ...EMPTY_SEARCH, search: text }).matches
        fc.pre(matchesOf(search) === 0)
        const fields = listings.flatMap(fieldsOf)
        const forms = wordForms(search)
        const similar = [...new Set(fields.flatMap((field) => [...wordsOf(field)]))]
          .filter((one) => !forms.includes(one) && forms.some((form) => isOneEdit(form, one) && isWritten(form, one)))
          .map((text) => ({
            text,
            matches: matchesOf(text),
            score:
              fields.filter((field) => wordsOf(field).has(text)).length *
              Math.max(
                ...forms.map((form) =>
                  isOneEdit(form, text) && isWritten(form, text) ? naiveLikelihood(form, text) : 0,
                ),
              ),
          }))
          .filter(({ matches }) => matches > 0)
          .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1))
          .slice(0, 5)
        const terms = fields.flatMap((field) => field.split(' '))
        const split = Array.from(search, (_, cut) => [search.slice(0, cut), search.slice(cut)] as const)
          .filter(([left, right]) => left.length >= 2 && right.length >= 2 && left.length + right.length > 4)
          .filter(([left, right]) => terms.includes(left) && terms.includes(right))
          .map((halves) => halves.join(' '))
        const rewritten = [...forms.slice(1), ...split]
          .map((text) => ({ text, matches: matchesOf(text) }))
          .filter(({ matches }) => matches > 0)
          .map((one) => ({ ...one, score: one.matches }))
        const expected = [...similar, ...rewritten]
          .sort((a, b) => b.score - a.score)
          .slice(0, 5)
          .sort((a, b) => b.matches - a.matches || (a.text < b.text ? -1 : 1))
        const found = createDirectory(listings).suggest({ ...EMPTY_SEARCH, search }).corrections
        expect(found.map(({ text, matches }) => ({ text: foldText(text), matches }))).toEqual(
          expected.map(({ text, matches }) => ({ text, matches })),
        )
      }),
      RUNS,
    )
  })

  it('find as many as they promise', () => {
    fc.assert(
      fc.property(searchCase, ({ listings, state, scope }) => {
        const directory = createDirectory(listings)
        for (const { text, matches } of directory.suggest(state, scope).corrections) {
          expect(matches).toBeGreaterThan(0)
          expect(directory.answer({ ...state, search: text }, scope).matches).toBe(matches)
        }
      }),
      RUNS,
    )
  })
})

function fieldsOf({ businessName, category, location }: Listing): string[] {
  return [businessName, categoryName(en, category), countryName(en, location.country), location.city?.name ?? ''].map(
    foldText,
  )
}

function wordsOf(folded: string): Set<string> {
  return new Set([...folded.split(' '), ...folded.split(/[^\p{L}\p{N}]+/u)])
}

/** A sign of a word that was typed without any is left out, and no letter stands for it. */
function isWritten(typed: string, intended: string): boolean {
  const letters = (text: string) => [...text].filter((one) => /[\p{L}\p{N}]/u.test(one)).join('')
  return letters(typed) !== typed || letters(intended) === intended || letters(intended) === typed
}

/** A letter left out and two letters swapped count ten times as much as any other edit. */
function naiveLikelihood(typed: string, intended: string): number {
  const isSwap =
    typed.length === intended.length &&
    [...typed].sort().join('') === [...intended].sort().join('') &&
    editDistance(typed, intended) === 1
  return intended.length > typed.length || isSwap ? 10 : 1
}
