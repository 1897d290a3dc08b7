import { createDirectory, EMPTY_SEARCH, type Listing } from '@dira/directory-core'
import { mulberry32 } from '@dira/directory-core/sample'
import { makeListings, pick } from './corpus.ts'
import { median } from './figures.ts'
import { duration } from './table.ts'
import { fieldsOf } from './texts.ts'

const TYPOS = 200
/** Reading every word takes long, so it is done for some typos only. */
const SCANNED_TYPOS = 20

/** Prints how often the intended word of a typo is suggested, and how long that takes compared with reading every word of every listing. */
export function measureSuggestions(size: number): void {
  const listings = makeListings(size)
  const directory = createDirectory(listings)
  const typos = makeTypos(listings, (search) => directory.search({ ...EMPTY_SEARCH, search }).matches === 0)
  const corrections = typos.map(({ typo }) =>
    timed(() => directory.suggest({ ...EMPTY_SEARCH, search: typo }).corrections.map(({ text }) => folded(text))),
  )
  const found = typos.filter(({ word }, at) => corrections[at]!.result.includes(word)).length
  const words = listings.flatMap(wordsOf)
  const scans = typos.slice(0, SCANNED_TYPOS).map(({ typo }) => timed(() => words.filter(isOneEditFrom(typo))))
  const time = (all: readonly { readonly milliseconds: number }[]) =>
    duration(median(all.map(({ milliseconds }) => milliseconds)))
  console.log(`\n## Suggestions for ${TYPOS} typos among ${size.toLocaleString('en')} listings\n`)
  console.log(`- the intended word is among the first five: ${((found / TYPOS) * 100).toFixed(1)} %`)
  console.log(`- time: ${time(corrections)}; reading every word: ${time(scans)}`)
}

/** Words of listings with one typo each that nothing matches. */
function makeTypos(listings: readonly Listing[], findsNothing: (text: string) => boolean) {
  const random = mulberry32(11)
  const typos: { readonly word: string; readonly typo: string }[] = []
  while (typos.length < TYPOS) {
    const word = pick(random, wordsOf(pick(random, listings)))
    const typo = mistyped(random, word)
    if (word.length >= 4 && findsNothing(typo)) typos.push({ word, typo })
  }
  return typos
}

function mistyped(random: () => number, word: string): string {
  const at = Math.floor(random() * word.length)
  const letter = pick(random, [...'abcdefghijklmnopqrstuvwxyz'])
  const [before, after] = [word.slice(0, at), word.slice(at)]
  return pick(random, [
    before + letter + after,
    before + after.slice(1),
    before + letter + after.slice(1),
    before + after.charAt(1) + after.charAt(0) + after.slice(2),
  ])
}

function isOneEditFrom(typo: string): (word: string) => boolean {
  return (word) => {
    if (Math.abs(word.length - typo.length) > 1 || word === typo) return false
    let start = 0
    while (start < typo.length && typo[start] === word[start]) start += 1
    const ends = (a: number, b: number) => typo.slice(start + a) === word.slice(start + b)
    const isSwap = typo[start] === word[start + 1] && typo[start + 1] === word[start] && ends(2, 2)
    return ends(1, 1) || ends(1, 0) || ends(0, 1) || isSwap
  }
}

function wordsOf(listing: Listing): string[] {
  return folded(fieldsOf(listing).join(' ')).split(' ')
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

function timed<Result>(work: () => Result): { readonly result: Result; readonly milliseconds: number } {
  const start = performance.now()
  const result = work()
  return { result, milliseconds: performance.now() - start }
}
