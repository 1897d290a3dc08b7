import {
  Breadcrumbs,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  ListingGrid,
  ListingGridSkeleton,
  NativeButton,
  PageBody,
  ShareButton,
  Text,
  useHydrated,
} from '@dira/ui'
import type { ListingCard } from '@dira/directory-core'
import { useLoaderData } from 'react-router-dom'
import type { ShortlistData } from '../../shared/data/pageData.ts'
import { paths } from '@dira/data/site'
import { SHORTLIST_FULL, SHORTLIST_LIMIT, useSaved } from '@dira/app/saved'
import { ComparisonBar } from '../../shared/saved/ComparisonBar.tsx'
import { shortlistActions } from '../../shared/saved/CardActions.tsx'
import { useSavedCards } from '../../shared/saved/useSavedCards.ts'
import { useNotices } from '@dira/app'

/** `/shortlist`: what this device keeps, or, with `?listing={slug}`, the list that somebody shared. */
export function ShortlistPage() {
  const { slugs, cards } = useLoaderData<ShortlistData>()
  return (
    <>
      <PageBody>
        <Breadcrumbs items={[{ href: paths.home, label: 'Home' }, { label: 'Shortlist' }]} />
        <Heading level={1}>Shortlist</Heading>
        {slugs.length > 0 ? <Shared cards={cards} /> : <Own />}
      </PageBody>
      <ComparisonBar />
    </>
  )
}

function Shared({ cards }: { readonly cards: readonly ListingCard[] }) {
  const { slugs, has, set } = useSaved('shortlist')
  const { notify } = useNotices('shortlist')
  const isSaved = cards.every(({ slug }) => has(slug))
  const keep = () => {
    if (isSaved) return
    const all = [...new Set([...slugs, ...cards.map(({ slug }) => slug)])]
    if (all.length > SHORTLIST_LIMIT) return notify(SHORTLIST_FULL, { tone: 'error' })
    set(all)
    notify('This list is on your shortlist', { tone: 'success' })
  }
  return (
    <>
      <Inline>
        <Text tone="muted">This list came by its link.</Text>
        {/* It stays where it is: what comes or goes would move the list, and the focus with it. */}
        {cards.length > 0 && (
          <NativeButton variant="secondary" needsScript aria-disabled={isSaved} onClick={keep}>
            {isSaved ? 'Kept in this browser' : 'Keep it in this browser'}
          </NativeButton>
        )}
      </Inline>
      <Cards cards={cards} />
    </>
  )
}

function Own() {
  const { slugs } = useSaved('shortlist')
  const isHydrated = useHydrated()
  if (slugs.length > 0) return <Saved slugs={slugs} />
  return (
    <EmptyState
      heading="Nothing is saved yet"
      actions={<LinkButton href={paths.listings}>Explore Listings</LinkButton>}
    >
      {isHydrated
        ? 'Save a listing with the bookmark on its card, and it stands here. It is kept in this browser.'
        : 'Your shortlist is kept in this browser and shown once the script of this page runs.'}
    </EmptyState>
  )
}

function Saved({ slugs }: { readonly slugs: readonly string[] }) {
  const cards = useSavedCards(slugs)
  if (!cards) return <ListingGridSkeleton />
  return (
    <>
      <Inline>
        <Text tone="muted">It is kept in this browser. Its link shows it elsewhere.</Text>
        <ShareButton look="secondary" label="Share list" title="Shortlist" url={paths.shortlist(slugs)} />
        {slugs.length > 1 && (
          <LinkButton variant="secondary" href={paths.compare(slugs)}>
            Compare
          </LinkButton>
        )}
      </Inline>
      <Cards cards={cards} />
    </>
  )
}

function Cards({ cards }: { readonly cards: readonly ListingCard[] }) {
  return <ListingGrid headingLevel={2} cards={cards} hrefOf={paths.listing} renderActions={shortlistActions} />
}
