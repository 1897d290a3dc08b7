/** What CityList says by itself. */
export const cityListMessages = {
  heading: 'Popular cities',
  listings: (count: number) => (count === 1 ? '1 listing' : `${count} listings`),
}
