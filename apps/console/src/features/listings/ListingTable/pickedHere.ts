import type { PickedListings } from './listedListing.ts'

/** Whether a row of the page is picked. */
export function isPicked(picked: PickedListings, id: string): boolean {
  return picked.kind === 'rows' ? picked.ids.has(id) : picked.isShown && !picked.without.has(id)
}

/** The picked listings once these rows of the page are, and its others are not. */
export function withPage(
  picked: PickedListings,
  rows: readonly { readonly id: string }[],
  ids: ReadonlySet<string>,
): PickedListings {
  const here = new Set(rows.map(({ id }) => id))
  if (picked.kind === 'all' && picked.isShown) {
    const elsewhere = [...picked.without].filter((id) => !here.has(id))
    return { ...picked, without: new Set([...elsewhere, ...[...here].filter((id) => !ids.has(id))]) }
  }
  const elsewhere = picked.kind === 'rows' ? [...picked.ids].filter((id) => !here.has(id)) : []
  return { kind: 'rows', ids: new Set([...elsewhere, ...ids]) }
}
