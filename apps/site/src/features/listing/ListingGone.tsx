import { EmptyState, LinkButton, PageBody, RelatedListings, Stack } from '@dira/ui'
import type { ListingGoneData } from '../../shared/data/pageData.ts'
import { goneTexts } from '../../shared/goneTexts.ts'
import { paths } from '@dira/data/site'

/** The page of a business that has left the guide, with what is near to where it was. */
export function ListingGone({ data }: { readonly data: ListingGoneData }) {
  const { heading, description } = goneTexts(data)
  const { related, country } = data.listing ?? {}
  return (
    <PageBody>
      <Stack gap={8}>
        <EmptyState
          size="page"
          headingLevel={1}
          bearing={206}
          heading={heading}
          actions={<LinkButton href={paths.listings}>Back to Listings</LinkButton>}
        >
          {description}
        </EmptyState>
        {related && country !== undefined && related.cards.length > 0 && (
          <RelatedListings
            country={country}
            cards={related.cards}
            hrefOf={(card) => paths.listing(card.slug)}
            all={related.all}
          />
        )}
      </Stack>
    </PageBody>
  )
}
