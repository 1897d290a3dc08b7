import { LISTINGS_PATH } from '../listings/listingsAddress.ts'

/** Where a listing is made. */
export const NEW_LISTING_PATH = `${LISTINGS_PATH}/new`

/** The editor of a listing; `list` is the query of the table that one comes from, to go back to it and on in it. */
export function editorHref(id: string, list = ''): string {
  return `${LISTINGS_PATH}/${encodeURIComponent(id)}${list === '' ? '' : `?${list}`}`
}

/** The id of the listing at an address of the editor; undefined for a new one. */
export function editedListing(pathname: string): string | undefined {
  const id = pathname.slice(LISTINGS_PATH.length + 1)
  if (id === 'new') return undefined
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
