/** What PositionField says by itself. */
export const positionFieldMessages = {
  label: 'Coordinates',
  hint: 'A pair of numbers, or the full address of a map: paste it.',
  here: 'Use my position',
  map: 'Pin on a map',
  centre: (city: string) => `Centre of ${city}`,
}
