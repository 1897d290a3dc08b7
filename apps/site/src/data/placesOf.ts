import { placeIndex, type Directory, type PlaceIndex } from '@dira/directory-core'

const indexes = new WeakMap<Directory, PlaceIndex>()

/** The places of a directory, counted once. */
export function placesOf(directory: Directory): PlaceIndex {
  const index = indexes.get(directory) ?? placeIndex(directory.listings)
  indexes.set(directory, index)
  return index
}
