import { englishCount, englishShortCount } from '../../../messages/count.ts'

const near = (town: string | undefined) => (town === undefined ? '' : ` near ${town}`)
const within = (town: string | undefined) => (town === undefined ? '' : ` in ${town}`)

/** What ListingMap says by itself. */
export const listingMapMessages = {
  label: (listings: number | undefined) =>
    listings === undefined ? 'Map' : `Map, ${englishCount(listings)} ${listings === 1 ? 'business' : 'businesses'}`,
  keys: 'Arrow keys go from mark to mark, Enter opens a mark, plus and minus zoom, Shift with an arrow key moves the map, Escape leaves a mark.',
  cluster: (listings: number, town?: string) => `${englishCount(listings)} listings${near(town)}, zoom in`,
  samePlace: (listings: number, town?: string) => `${englishCount(listings)} listings at the same place${near(town)}`,
  pin: (title: string, place?: string) => (place === undefined ? title : `${title}, ${place}`),
  /** Texts for listings of which only the town is known. */
  clusterOfTowns: (listings: number, town?: string) =>
    `${englishCount(listings)} listings${near(town)}, places not given, zoom in`,
  sameTown: (listings: number, town?: string) => `${englishCount(listings)} listings, places${within(town)} not given`,
  pinInTown: (title: string, town?: string) => `${title}, place${within(town)} not given`,
  /** The number in a mark. */
  number: englishShortCount,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locate: 'Show where I am',
  equator: 'Equator',
  /** Texts of the map with one pin. */
  pinMap: 'Map with a pin',
  pinKeys:
    'Arrow keys move the pin, with Shift by a little; Enter puts it in the middle where there is none; plus and minus zoom.',
  pinAt: (lat: number, lng: number) => `The pin is at ${String(lat)}, ${String(lng)}`,
  noPin: 'Press where the business is.',
  credit: 'Made with Natural Earth',
  noStreets: 'This map has no streets.',
  streetMap: 'Open street map',
  streetsCredit: '© OpenStreetMap, drawn from Protomaps tiles',
  streetsFailed: 'Streets could not be shown.',
  failed: 'A part of the map could not be loaded.',
  retry: 'Try again',
  empty: 'Nothing here.',
  close: 'Close',
  viewDetails: 'View Details',
}
