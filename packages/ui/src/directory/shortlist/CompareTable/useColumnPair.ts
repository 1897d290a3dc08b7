import { useState } from 'react'

/** Which of the two places of a narrow screen a column has. */
export type Place = 'first' | 'second'

const OTHER = { first: 'second', second: 'first' } as const

/** The two columns that a narrow screen has space for, by their slugs. Choosing the one that the other place holds swaps them. */
export function useColumnPair(slugs: readonly string[]) {
  const [chosen, setChosen] = useState<Partial<Record<Place, string>>>({})
  const current = (place: Place) => {
    const slug = chosen[place]
    return slug !== undefined && slugs.includes(slug) ? slug : undefined
  }
  // A column that was removed leaves its place to the next that has none.
  const first = current('first') ?? slugs.find((slug) => slug !== current('second'))
  const second = current('second') ?? slugs.find((slug) => slug !== first)
  const pair = { first, second }
  return {
    pair,
    placeOf: (slug: string): Place | undefined => (slug === first ? 'first' : slug === second ? 'second' : undefined),
    choose: (place: Place, slug: string) => {
      const other = pair[OTHER[place]]
      const swapped = { [place]: slug, [OTHER[place]]: slug === other ? pair[place] : other }
      setChosen(swapped)
    },
  }
}
