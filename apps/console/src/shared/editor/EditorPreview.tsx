import { africanCountry, listingCard, listingDetail, STANDINGS, type Standing } from '@dira/directory-core'
import type { ListingForm } from '@dira/data'
import { ListingCard, ListingDetails, PhonePreview, type PreviewedView } from '@dira/ui'
import { useDeferredValue, useState } from 'react'
import * as names from '@dira/data/names'
import {
  tiers,
  paths,
  cardWithPrivateImages,
  detailWithPrivateImages,
  openToday,
  previewListing,
} from '@dira/data/site'
import { shownStanding } from './editorNames.ts'

interface EditorPreviewProps {
  /** The listing, if it is there already. */
  readonly id?: string | undefined
  readonly form: ListingForm
  /** The files of photographs that visitors may not see yet. */
  readonly imageOf?: (url: string) => string | undefined
  readonly now: number
}

const TIERS = STANDINGS.map((value) => ({ value, label: tiers[value] }))
/** Nothing is sent from here. */
const never = () => new Promise<never>(() => {})

/** The card and the page of what is written, as a phone shows them in each package; at first in the one that shows. */
export function EditorPreview({ id, form, imageOf = () => undefined, now }: EditorPreviewProps) {
  const [view, setView] = useState<PreviewedView>('card')
  const [chosen, setChosen] = useState<Standing>()
  const tier = chosen ?? shownStanding(form, now)
  const listing = previewListing(useDeferredValue(form), tier, id)
  // As on the site: images from elsewhere need a setting.
  const options = { names, now, imageOrigins: [] }
  const detail = listingDetail(listing, options)
  const cover = form.images[0]?.url
  const card = listingCard(listing, options)
  const hasPrivate = cover !== undefined && imageOf(cover) !== undefined
  return (
    <PhonePreview
      view={view}
      onViewChange={setView}
      tier={tier}
      tiers={TIERS.filter(({ value }) => value !== 'unclaimed' || form.packageTier === value)}
      onTierChange={setChosen}
    >
      {view === 'card' ? (
        <ListingCard
          card={hasPrivate ? cardWithPrivateImages(card, cover, imageOf) : card}
          href={paths.listing(listing.slug)}
          headingLevel={2}
        />
      ) : (
        <ListingDetails
          listing={hasPrivate ? detailWithPrivateImages(detail) : detail}
          backHref={paths.listings}
          country={africanCountry(listing.location.country)?.code}
          photoSrc={({ url, isPlaceholder }) => (isPlaceholder ? undefined : (imageOf(url) ?? url))}
          privacyHref={paths.privacy}
          onEnquiry={never}
          isForOwner
          {...openToday(detail, now)}
        />
      )}
    </PhonePreview>
  )
}
