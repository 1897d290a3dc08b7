import type { ListingDetail } from '@dira/directory-core'
import type { SuggestionKind } from './suggestion.ts'

/** What the page says now of what is called wrong, in one line; '' for what is no single fact. */
export function onThePage(kind: SuggestionKind, { phones, address, locationLine }: ListingDetail): string {
  if (kind === 'phone') return phones.map(({ text }) => text).join(', ')
  return kind === 'place' ? address || locationLine : ''
}
