/** Whether a path is that of a list: all listings, those of a category or of a place, the classified ones. */
export function isListPath(pathname: string): boolean {
  return /^\/(?:listings|classifieds|(?:categories|locations)\/[^/]+(?:\/[^/]+)?)$/.test(pathname)
}
