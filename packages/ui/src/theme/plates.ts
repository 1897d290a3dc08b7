/** What a plate of a place is drawn with. */
export interface PlateColours {
  readonly ground: string
  /** The ground by night, a step darker. */
  readonly night: string
  /** Neighbours of the same kind. */
  readonly light: string
  /** All other neighbours, and the land. */
  readonly middle: string
  /** The ring of ticks. */
  readonly ring: string
}

/** The colours of the plates of places, one set for each category: deep tones of its cloth. They belong to artwork only; the lights are the same by night. */
export const plates = {
  accommodation: { ground: '#0f4034', night: '#0a2c24', light: '#f0b23a', middle: '#6fb39e', ring: '#9a8738' },
  restaurants: { ground: '#6b150f', night: '#4d0f0b', light: '#f0b23a', middle: '#e08f75', ring: '#bd7429' },
  shopping: { ground: '#1b2266', night: '#131a50', light: '#f0b23a', middle: '#7f8fdc', ring: '#90714e' },
  transport: { ground: '#341b0e', night: '#241309', light: '#eedfc2', middle: '#c27a34', ring: '#8a7560' },
  events: { ground: '#5a1224', night: '#420d1a', light: '#f7e7c6', middle: '#e39b3c', ring: '#b0877d' },
  wellness: { ground: '#0a3d47', night: '#072c33', light: '#f2c9a8', middle: '#4a9c98', ring: '#8a8a7c' },
  nightlife: { ground: '#1c183d', night: '#120f2a', light: '#ffc745', middle: '#d9478c', ring: '#997841' },
} as const satisfies Record<string, PlateColours>

/** The two halves of the needle of a plate: north and south. */
export const plateNeedle = { north: '#f0592b', south: '#ffffff' } as const
