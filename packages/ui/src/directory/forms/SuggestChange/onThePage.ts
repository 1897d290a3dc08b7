import type { ListingDetail } from '@dira/directory-core'
import type { SuggestionKind } from './suggestion.ts'

/** What the page says now of what is called wrong, in one line; '' for what is no single fact. */
export function onThePage(
  kind: SuggestionKind,
  { phones, address, locationLine, category, facts }: ListingDetail,
): string {
  if (kind === 'phone') return phones.map(({ text }) => text).join(', ')
  if (kind === 'kind') return facts.find(({ name }) => name === 'kind')?.values[0]?.text ?? category
  return kind === 'place' ? address || locationLine : ''
}
