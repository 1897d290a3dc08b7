/**
 * The name that pages give a town, by any other name of it: 'le caire' and القاهرة are Cairo. As it is written where there is none, or the names cannot be fetched.
 */
export async function usualTown(country: string, written: string): Promise<string> {
  const names = await import('./placeNames.ts').catch(() => undefined)
  return names?.NAMES_OF_PLACES.ofPlace(country, written.trim())[0] ?? written
}

/** The same of a province, which may share a name with a town in it: only for what has no Latin letters. */
export async function usualProvince(country: string, written: string): Promise<string> {
  return /\p{Script=Latin}/u.test(written) ? written : usualTown(country, written)
}
