import { PLANS, formatRand } from '@dira/directory-core'
import { ClassifiedAds, ClassifiedsMasthead } from '@dira/ui'
import { paths } from '@dira/data/site'
import type { ListParts } from './Listings.tsx'
import { ListingsPage } from './ListingsPage.tsx'
import type { CardsComponent } from './Results.tsx'

const [smallest] = PLANS

/** A small ad has no hours. */
const Ads: CardsComponent = (shown) => {
  const { statusOf: _, ...ads } = shown
  return <ClassifiedAds {...ads} />
}

const PARTS: ListParts = {
  Header: ({ list: { adCountries = 0 }, total }) => (
    <ClassifiedsMasthead
      price={formatRand(smallest.priceCents)}
      countries={adCountries}
      ads={total}
      pricingHref={paths.pricing}
    />
  ),
  Cards: Ads,
}

/** `/classifieds`: a list whose head and cards are those of a newspaper's small ads. */
export function ClassifiedsPage() {
  return <ListingsPage parts={PARTS} />
}
