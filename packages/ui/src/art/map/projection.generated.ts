// Written by scripts/generateMap.ts from world-atlas, Natural Earth 1:50m, which is in the public domain. Change the script, not this file.

/** The countries on the map by their ISO 3166-1 codes. */
export const COUNTRY_CODES = ['DZ', 'AO', 'BJ', 'BW', 'BF', 'BI', 'CV', 'CM', 'CF', 'TD', 'KM', 'CG', 'CI', 'DJ', 'CD', 'EG', 'GQ', 'ER', 'SZ', 'ET', 'GA', 'GM', 'GH', 'GN', 'GW', 'KE', 'LS', 'LR', 'LY', 'MG', 'MW', 'ML', 'MR', 'MU', 'MA', 'MZ', 'NA', 'NE', 'NG', 'RW', 'ST', 'SN', 'SC', 'SL', 'SO', 'ZA', 'SS', 'SD', 'TZ', 'TG', 'TN', 'UG', 'EH', 'ZM', 'ZW'] as const

export type CountryCode = (typeof COUNTRY_CODES)[number]

/** The map is a square of so many units. */
export const MAP_SIZE = 4000

/** Azimuthal equal-area: its middle, its scale in units to the radian, and where on the map the middle is. */
export const PROJECTION = {"longitude":18,"latitude":2,"scale":3035.86,"x":2040.84,"y":1966.08}
