/** What an application of maps is asked to lead to. */
export interface Destination {
  /** '' when not given. */
  readonly address: string
  readonly locationLine: string
  readonly at?: { readonly lat: number; readonly lng: number } | undefined
}

export interface WaysThere {
  /** Opens the application that the device prefers. */
  readonly device: string
  readonly apple: string
  readonly google: string
  readonly openStreetMap: string
}

/** The addresses that lead to a business: by its coordinates, else by a search for its address. They hold nothing of the reader's own place. */
export function waysThere(destination: Destination): WaysThere | undefined {
  const { at } = destination
  if (at) {
    const point = `${at.lat},${at.lng}`
    return {
      device: `geo:${point}?q=${point}`,
      apple: `https://maps.apple.com/?daddr=${point}`,
      google: `https://www.google.com/maps/dir/?api=1&destination=${point}`,
      openStreetMap: `https://www.openstreetmap.org/?mlat=${at.lat}&mlon=${at.lng}#map=14/${at.lat}/${at.lng}`,
    }
  }
  const written = writtenAddress(destination)
  if (written === undefined) return undefined
  const query = encodeURIComponent(written)
  return {
    device: `geo:0,0?q=${query}`,
    apple: `https://maps.apple.com/?daddr=${query}`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${query}`,
    openStreetMap: `https://www.openstreetmap.org/search?query=${query}`,
  }
}

/** The address in one line, with its place unless it names that itself; undefined where none was given. */
export function writtenAddress({ address, locationLine }: Destination): string | undefined {
  if (address.trim() === '') return undefined
  const rest = locationLine.split(', ').filter((part) => !address.includes(part))
  return [address, ...rest].join(', ')
}
