import { KIND_SLUGS, type KindSlug } from '../kind/kinds.ts'
import { kinds as ar } from '../kind/names/ar.ts'
import { kinds as en } from '../kind/names/en.ts'
import { kinds as fr } from '../kind/names/fr.ts'
import { kinds as pt } from '../kind/names/pt.ts'
import { kinds as sw } from '../kind/names/sw.ts'
import { kindWords as amWords } from '../kind/words/am.ts'
import { kindWords as arWords } from '../kind/words/ar.ts'
import { kindWords as enWords } from '../kind/words/en.ts'
import { kindWords as frWords } from '../kind/words/fr.ts'
import { kindWords as ptWords } from '../kind/words/pt.ts'
import { kindWords as swWords } from '../kind/words/sw.ts'

const LANGUAGES = [
  [en, enWords],
  [sw, swWords],
  [fr, frWords],
  [pt, ptWords],
  [ar, arWords],
] as const

/**
 * What people call the kinds in five languages: names first, then further words, each with its kind; the commonest in Amharic, too. A phrase may mean
 * another kind in another language.
 */
export function kindPhrases(): readonly (readonly [phrase: string, kind: KindSlug])[] {
  const named = LANGUAGES.flatMap(([names, words]) =>
    (Object.entries(names) as [KindSlug, string][]).flatMap(([kind, name]) =>
      // Its own keys.
      [name, ...listed(words[kind])].map((phrase) => [phrase, kind] as const),
    ),
  )
  const amharic = KIND_SLUGS.flatMap((kind) => listed(amWords[kind]).map((phrase) => [phrase, kind] as const))
  return [...named, ...amharic]
}

const listed = (phrases: string | undefined) => phrases?.split(', ') ?? []
