import { slugify } from '../listing/slugify.ts'

/** Code (ISO 3166-1), time zone and the slugs of its names, for every country of Africa. DR Congo has two zones: see timeZoneOf. */
const AFRICA = [
  ['DZ', 'Africa/Algiers', 'algeria'],
  ['AO', 'Africa/Luanda', 'angola'],
  ['BJ', 'Africa/Porto-Novo', 'benin'],
  ['BW', 'Africa/Gaborone', 'botswana'],
  ['BF', 'Africa/Ouagadougou', 'burkina-faso'],
  ['BI', 'Africa/Bujumbura', 'burundi'],
  ['CM', 'Africa/Douala', 'cameroon'],
  ['CV', 'Atlantic/Cape_Verde', 'cape-verde cabo-verde'],
  ['CF', 'Africa/Bangui', 'central-african-republic'],
  ['TD', 'Africa/Ndjamena', 'chad'],
  ['KM', 'Indian/Comoro', 'comoros'],
  ['CG', 'Africa/Brazzaville', 'congo republic-of-the-congo congo-brazzaville'],
  ['DJ', 'Africa/Djibouti', 'djibouti'],
  ['CD', '', 'dr-congo drc congo-kinshasa rd-congo democratic-republic-of-congo democratic-republic-of-the-congo'],
  ['EG', 'Africa/Cairo', 'egypt'],
  ['GQ', 'Africa/Malabo', 'equatorial-guinea'],
  ['ER', 'Africa/Asmara', 'eritrea'],
  ['SZ', 'Africa/Mbabane', 'eswatini swaziland'],
  ['ET', 'Africa/Addis_Ababa', 'ethiopia'],
  ['GA', 'Africa/Libreville', 'gabon'],
  ['GM', 'Africa/Banjul', 'gambia the-gambia'],
  ['GH', 'Africa/Accra', 'ghana'],
  ['GN', 'Africa/Conakry', 'guinea'],
  ['GW', 'Africa/Bissau', 'guinea-bissau'],
  ['CI', 'Africa/Abidjan', 'ivory-coast cote-divoire'],
  ['KE', 'Africa/Nairobi', 'kenya'],
  ['LS', 'Africa/Maseru', 'lesotho'],
  ['LR', 'Africa/Monrovia', 'liberia'],
  ['LY', 'Africa/Tripoli', 'libya'],
  ['MG', 'Indian/Antananarivo', 'madagascar'],
  ['MW', 'Africa/Blantyre', 'malawi'],
  ['ML', 'Africa/Bamako', 'mali'],
  ['MR', 'Africa/Nouakchott', 'mauritania'],
  ['MU', 'Indian/Mauritius', 'mauritius'],
  ['MA', 'Africa/Casablanca', 'morocco'],
  ['MZ', 'Africa/Maputo', 'mozambique'],
  ['NA', 'Africa/Windhoek', 'namibia'],
  ['NE', 'Africa/Niamey', 'niger'],
  ['NG', 'Africa/Lagos', 'nigeria'],
  ['RW', 'Africa/Kigali', 'rwanda'],
  ['ST', 'Africa/Sao_Tome', 'sao-tome-and-principe'],
  ['SN', 'Africa/Dakar', 'senegal'],
  ['SC', 'Indian/Mahe', 'seychelles'],
  ['SL', 'Africa/Freetown', 'sierra-leone'],
  ['SO', 'Africa/Mogadishu', 'somalia'],
  ['ZA', 'Africa/Johannesburg', 'south-africa'],
  ['SS', 'Africa/Juba', 'south-sudan'],
  ['SD', 'Africa/Khartoum', 'sudan'],
  ['TZ', 'Africa/Dar_es_Salaam', 'tanzania'],
  ['TG', 'Africa/Lome', 'togo'],
  ['TN', 'Africa/Tunis', 'tunisia'],
  ['UG', 'Africa/Kampala', 'uganda'],
  ['EH', 'Africa/El_Aaiun', 'western-sahara'],
  ['ZM', 'Africa/Lusaka', 'zambia'],
  ['ZW', 'Africa/Harare', 'zimbabwe'],
] as const

/** The ISO 3166-1 code of a country in Africa. */
export type AfricanCountryCode = (typeof AFRICA)[number][0]

/** What the package knows of a country. */
export interface AfricanCountry {
  readonly code: AfricanCountryCode
  /** '' where one zone is not enough. */
  readonly timeZone: string
}

const bySlug = new Map<string, AfricanCountry>(
  AFRICA.flatMap(([code, timeZone, slugs]) => slugs.split(' ').map((slug) => [slug, { code, timeZone }])),
)

/** What is known of a country by its name, as people spell it; undefined outside Africa. */
export function africanCountry(name: string): AfricanCountry | undefined {
  return bySlug.get(slugify(name))
}
