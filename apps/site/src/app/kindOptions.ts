import { kindName, KINDS, kindRule, type KindSlug } from '@dira/directory-core'
import { kinds } from './names.ts'

/** The kinds of place of a category by name or none, and whatever is chosen now. Without a category all. */
export function kindOptions(category: string, now: string) {
  const slugs = Object.keys(KINDS) as KindSlug[] // Its own keys.
  const known: readonly string[] = slugs.filter((kind) => category === '' || kindRule(kind).category === category)
  const all = now === '' || known.includes(now) ? known : [...known, now]
  return [
    { value: '', label: 'None' },
    ...all
      .map((value) => ({ value, label: kindName({ kinds }, value) }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  ]
}
