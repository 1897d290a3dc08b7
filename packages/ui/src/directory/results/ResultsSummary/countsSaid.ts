import type { resultsSummaryMessages } from './messages.ts'

/** What is known and not yet claimed: how many match, and how many there are. */
export interface KnownCounts {
  readonly matches: number
  readonly total: number
  /** Whether they are counted with the others, and not beside them. @default false */
  readonly isAmong?: boolean
  /** Whether all that they stand beside have a package with a full page. @default false */
  readonly haveOthersFullPages?: boolean
}

interface Counts {
  readonly matches: number
  readonly total: number
  readonly known?: KnownCounts | undefined
}

/** The sentences for the numbers of a list: what is shown, what of it is only known, the same in short, and all as it is announced. */
export function countsSaid({ matches, total, known }: Counts, messages: typeof resultsSummaryMessages) {
  if (!known) return { showing: messages.showing(matches, total), announced: messages.announced(matches, total) }
  if (known.total === total || total === 0) {
    const showing = messages.showing(known.matches, known.total)
    const { allKnown, allKnownInShort } = messages
    return { showing, known: allKnown, short: allKnownInShort, announced: `${showing}, ${allKnown}` }
  }
  const more = known.matches === 0 ? undefined : knownSentence(matches, known, messages)
  const announced = messages.announced(matches, total)
  return {
    showing: messages.showing(matches, total),
    known: more,
    short: messages.knownInShort(known.matches, known.isAmong === true),
    announced: more ? `${announced}, ${more}` : announced,
  }
}

function knownSentence(matches: number, known: KnownCounts, messages: typeof resultsSummaryMessages): string {
  if (known.isAmong) return messages.amongKnown(known.matches)
  return known.haveOthersFullPages ? messages.withKnown(matches, known.matches) : messages.moreKnown(known.matches)
}
