import { BOTSWANA } from './botswana.ts'
import type { CountryCatalogue } from './catalogue.ts'
import { DR_CONGO } from './drCongo.ts'
import { ESWATINI } from './eswatini.ts'
import { KENYA } from './kenya.ts'
import { MOZAMBIQUE } from './mozambique.ts'
import { NAMIBIA } from './namibia.ts'
import { SOUTH_AFRICA } from './southAfrica.ts'
import { TANZANIA } from './tanzania.ts'
import { ZIMBABWE } from './zimbabwe.ts'

/** The nine countries' shares of the sample directory. */
export const CATALOGUES: readonly CountryCatalogue[] = [
  SOUTH_AFRICA,
  NAMIBIA,
  BOTSWANA,
  KENYA,
  ZIMBABWE,
  MOZAMBIQUE,
  ESWATINI,
  TANZANIA,
  DR_CONGO,
]
