/** The folder of the small plates of listings. */
export const PLATES = '/plates/'

/** The address of the small plate of a listing. */
export function plateHref(slug: string): string {
  return `${PLATES}${encodeURIComponent(slug)}.svg`
}
