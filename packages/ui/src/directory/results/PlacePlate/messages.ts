import { englishCount } from '../../../messages/count.ts'

const distance = (metres: number) => (metres < 1000 ? `${englishCount(metres)} m` : `${englishCount(metres / 1000)} km`)

/** What PlacePlate says by itself. */
export const placePlateMessages = {
  neighbours: (metres: number, count: number) =>
    `Drawn from its ${distance(metres)} around: ${englishCount(count)} neighbours`,
  land: (metres: number) => `Drawn from the land ${distance(metres)} around`,
  /** Where a place is in its town is not known. */
  town: (town: string) => `Drawn from ${town}: exact place not known`,
}
