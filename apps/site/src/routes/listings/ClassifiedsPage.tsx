import { PLANS, formatRand } from '@dira/directory-core'
import { ClassifiedAds, ClassifiedsMasthead } from '@dira/ui'
import { paths } from '../../app/paths.ts'
import type { ListParts } from './Listings.tsx'
import { ListingsPage } from './ListingsPage.tsx'

const [smallest] = PLANS

const PARTS: ListParts = {
  Header: ({ list: { adCountries = 0 }, total }) => (
    <ClassifiedsMasthead
      price={formatRand(smallest.priceCents)}
      countries={adCountries}
      ads={total}
      pricingHref={paths.pricing}
    />
  ),
  Cards: ClassifiedAds,
}

/** `/classifieds`: a list whose head and cards are those of a newspaper's small ads. */
export function ClassifiedsPage() {
  return <ListingsPage parts={PARTS} />
}
