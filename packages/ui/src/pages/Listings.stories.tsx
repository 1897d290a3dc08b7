import type { ListingCard } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../components/Heading/index.ts'
import { LinkButton } from '../components/LinkButton/index.ts'
import { PageBody } from '../components/PageBody/index.ts'
import { Pagination } from '../components/Pagination/index.ts'
import { Stack } from '../components/Stack/index.ts'
import { ListingGrid, ListingGridSkeleton } from '../directory/ListingGrid/index.ts'
import { NoListings } from '../directory/NoListings/index.ts'
import { ResultsSummary } from '../directory/ResultsSummary/index.ts'
import { SearchBox } from '../directory/SearchBox/index.ts'
import { SortSelect } from '../directory/SortSelect/index.ts'
import { mixedCards } from '../testing/listingCards.ts'
import { PageFrame } from './PageFrame.tsx'

const sortOptions = [
  { value: 'featured', label: 'Featured' },
  { value: 'az', label: 'A-Z' },
  { value: 'za', label: 'Z-A' },
]

interface ListingsProps {
  search: string
  cards: readonly ListingCard[] | 'loading'
  matches: number
  total: number
}

function Listings({ search, cards, matches, total }: ListingsProps) {
  return (
    <PageFrame current="/listings">
      <PageBody>
        <Heading level={1}>Business Listings</Heading>
        <SearchBox action="/listings" defaultValue={search} />
        <div>
          <ResultsSummary matches={matches} total={total}>
            <SortSelect action="/listings" options={sortOptions} keep={search === '' ? [] : [['search', search]]} />
          </ResultsSummary>
          <Stack gap={7}>
            <Results cards={cards} />
            <Pagination page={2} pageCount={Math.ceil(matches / 24)} hrefOf={(page) => `/listings?page=${page}`} />
          </Stack>
        </div>
      </PageBody>
    </PageFrame>
  )
}

function Results({ cards }: Pick<ListingsProps, 'cards'>) {
  if (cards === 'loading') return <ListingGridSkeleton />
  if (cards.length > 0) return <ListingGrid headingLevel={2} cards={cards} hrefOf={(slug) => `/listings/${slug}`} />
  return (
    <NoListings
      actions={
        <LinkButton variant="secondary" href="/listings">
          Clear search
        </LinkButton>
      }
    />
  )
}

const meta = {
  title: 'Pages/Listings',
  component: Listings,
  parameters: { layout: 'fullscreen' },
  args: { search: '', cards: mixedCards, matches: 694, total: 694 },
} satisfies Meta<typeof Listings>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Searched: Story = { args: { search: 'kenya', cards: mixedCards.slice(2, 7), matches: 5 } }

export const NothingFound: Story = { args: { search: 'okavnago lodge', cards: [], matches: 0 } }

export const Loading: Story = { args: { cards: 'loading' } }
