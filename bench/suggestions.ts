import { createDirectory, EMPTY_SEARCH, type Listing } from '@dira/directory-core'
import { makeListings } from './listings.ts'
import { pick, seededRandom } from './seededRandom.ts'

const TYPOS = 200
/** Reading everything for every typo takes long, so it does so for some of them. */
const BRUTE_TYPOS = 20

/** Compares the corrections of mistyped words with those of reading every word of every listing, and prints both. */
export function measureSuggestions(size: number): void {
  const listings = makeListings(size)
  const directory = createDirectory(listings)
  const suggest = (search: string) =>
    directory.suggest({ ...EMPTY_SEARCH, search }).corrections.map(({ text }) => folded(text))
  const typos = makeTypos(listings, (search) => directory.search({ ...EMPTY_SEARCH, search }).matches === 0)
  for (const { typo } of typos) suggest(typo)

  const ours = typos.map(({ typo }) => timed(() => suggest(typo)))
  const texts = listings.map(wordsOf)
  const words = [[...new Set(texts.flat())]]
  const some = typos.slice(0, BRUTE_TYPOS)
  const brute = some.map(({ typo }) => timed(() => readEverything(texts, typo)))
  const bruteWords = some.map(({ typo }) => timed(() => readEverything(words, typo)))
  const recovered = typos.filter(({ word }, at) => ours[at]!.result.includes(word)).length / typos.length
  const shared = brute.map(({ result }, at) => share(result, ours[at]!.result))
  const median = (times: readonly { milliseconds: number }[]) =>
    times.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)[times.length >> 1]!

  console.log(`\n## Corrections of ${TYPOS} mistyped words among ${size.toLocaleString('en')} listings\n`)
  console.log(`- the word that was meant is among the first five: ${(recovered * 100).toFixed(1)} %`)
  console.log(
    `- of the five best by edit distance over every word of every listing: ${(mean(shared) * 100).toFixed(1)} %`,
  )
  console.log(`- time: ${(median(ours) * 1000).toFixed(0)} µs`)
  console.log(`- by edit distance over every word of every listing: ${ratio(median(brute), median(ours))}`)
  console.log(
    `- by edit distance over every different word once, not counting listings: ${ratio(median(bruteWords), median(ours))}`,
  )
}

function ratio(milliseconds: number, ours: number): string {
  return `${milliseconds.toFixed(1)} ms, ${(milliseconds / ours).toFixed(0)} times as long`
}

/** Words of listings with one slip each, of which nothing is found as they stand. */
function makeTypos(listings: readonly Listing[], findsNothing: (text: string) => boolean) {
  const random = seededRandom(11)
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

/** The words one edit away, those in most texts first: every word through the textbook's table. */
function readEverything(texts: readonly (readonly string[])[], typo: string): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    for (const word of text) if (editDistance(typo, word) === 1) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))
    .slice(0, 5)
    .map(([word]) => word)
}

function wordsOf({ businessName, category, location }: Listing): string[] {
  return folded(`${businessName} ${category} ${location.country} ${location.city}`).split(' ')
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

const TABLE = Array.from({ length: 3 }, () => new Uint8Array(256))

/** Insertions, omissions, replacements and swaps of neighbours; only three rows of the table are kept. */
function editDistance(one: string, other: string): number {
  let [before, last, row] = TABLE as [Uint8Array, Uint8Array, Uint8Array]
  for (let j = 0; j <= other.length; j += 1) last[j] = j
  for (let i = 1; i <= one.length; i += 1) {
    row[0] = i
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one.charCodeAt(i - 1) === other.charCodeAt(j - 1)
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      const isSwap =
        i > 1 &&
        j > 1 &&
        one.charCodeAt(i - 1) === other.charCodeAt(j - 2) &&
        one.charCodeAt(i - 2) === other.charCodeAt(j - 1)
      if (isSwap) least = Math.min(least, before[j - 2]! + 1)
      row[j] = least
    }
    ;[before, last, row] = [last, row, before]
  }
  return last[other.length]!
}

function timed<Result>(work: () => Result): { readonly result: Result; readonly milliseconds: number } {
  const start = performance.now()
  const result = work()
  return { result, milliseconds: performance.now() - start }
}

function share(wanted: readonly string[], found: readonly string[]): number {
  return wanted.length === 0 ? 1 : wanted.filter((word) => found.includes(word)).length / wanted.length
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
