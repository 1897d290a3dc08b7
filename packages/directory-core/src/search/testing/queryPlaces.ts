import { locationNamed } from '../../listing/placeNamed.ts'
import { placeIndex, type PlaceIndex } from '../../location/placeIndex.ts'
import { SAMPLE_LISTINGS } from '../../sample/index.ts'

/** Towns of imported directories, as OpenStreetMap writes them, with the number of their listings. */
const IMPORTED: readonly (readonly [country: string, listings: number, cities: string])[] = [
  ['CI', 30, 'Abidjan|Bouaké|Yamoussoukro|San-Pédro|Grand-Bassam|Korhogo|Daloa|Man'],
  [
    'EG',
    20,
    'القاهرة|الإسكندرية|الجيزة|الغردقة|شرم الشيخ|الأقصر|دهب|مرسى علم|بورسعيد|السويس|المنصورة|طنطا‎|أسيوط|القصير|الفيوم',
  ],
  ['KE', 2, 'Meru|Thika|Kitale|Embu|Voi|Garissa|Kericho|Machakos'],
]

/** The places of the sample and of imported directories. */
export function queryPlaces(): PlaceIndex {
  const imported = IMPORTED.flatMap(([country, count, cities]) =>
    cities
      .split('|')
      .flatMap((city) => Array.from({ length: count }, () => ({ location: locationNamed(country, '', city) }))),
  )
  return placeIndex([...SAMPLE_LISTINGS, ...imported])
}
