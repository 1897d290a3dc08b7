import {
  africanCountry,
  placeIndex,
  resolveCategory,
  resolveLocation,
  type ResolvedLocation,
} from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CoverArt } from '../art/CoverArt/index.ts'
import { LocatorArt, type NamedPlace } from '../art/map/LocatorArt/index.ts'
import type { Breadcrumb } from '../components/Breadcrumbs/index.ts'
import { ScopeHeader } from '../directory/ScopeHeader/index.ts'
import { ResultsPage, type ResultsPageProps } from './ResultsPage.tsx'

/** A page's address: `categories/accommodation/safari-lodges`, `locations/kenya`. */
interface ScopedListingsProps extends Pick<ResultsPageProps, 'asked'> {
  path: string
}

function ScopedListings({ path, ...props }: ScopedListingsProps) {
  const [room, slug = '', below] = path.split('/')
  return room === 'categories' ? (
    <CategoryPage slug={slug} below={below} {...props} />
  ) : (
    <LocationPage slug={slug} below={below} {...props} />
  )
}

interface PageProps extends Pick<ResultsPageProps, 'asked'> {
  slug: string
  below: string | undefined
}

const home: Breadcrumb = { label: 'Home', href: '/' }

function CategoryPage({ slug, below, ...props }: PageProps) {
  const found = resolveCategory(slug, below)
  if (!found) return null
  const { category, subcategory, scope } = found
  const href = `/categories/${category.slug}`
  const categories: Breadcrumb = { label: 'Categories', href: '/categories' }
  const title = subcategory?.name ?? category.name
  return (
    <ResultsPage
      header={
        <ScopeHeader
          title={title}
          breadcrumbs={[home, categories, ...(subcategory ? [{ label: category.name, href }] : []), { label: title }]}
          siblings={{
            label: 'Subcategories',
            links: category.subcategories.map((one) => ({ href: `${href}/${one.slug}`, label: one.name })),
            ...(subcategory && { current: `${href}/${subcategory.slug}` }),
          }}
          art={<CoverArt slug={below ?? slug} category={category.icon} />}
        />
      }
      scope={scope}
      fixed="categories"
      {...props}
    />
  )
}

let places: ReturnType<typeof placeIndex> | undefined
const samplePlaces = () => (places ??= placeIndex(SAMPLE_LISTINGS))

function LocationPage({ slug, below, ...props }: PageProps) {
  const place = resolveLocation(samplePlaces(), slug, below)
  if (!place) return null
  const { country, scope } = place
  const href = `/locations/${country.slug}`
  const title = place.kind === 'country' ? country.name : place.name
  const regions = [...(samplePlaces().get(country.slug)?.regions.values() ?? [])]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 6)
  return (
    <ResultsPage
      header={
        <ScopeHeader
          title={title}
          breadcrumbs={[
            home,
            { label: 'Locations', href: '/locations' },
            ...(place.kind === 'country' ? [] : [{ label: country.name, href }]),
            { label: title },
          ]}
          siblings={{
            label: 'Regions',
            links: regions.map((region) => ({ href: `${href}/${region.slug}`, label: region.name })),
            ...(place.kind === 'region' && { current: `${href}/${place.slug}` }),
          }}
          artKind="map"
          art={<PlaceArt place={place} />}
        />
      }
      scope={scope}
      fixed="countries"
      {...props}
    />
  )
}

/** The country with its largest towns, or the place alone. */
function PlaceArt({ place }: { place: ResolvedLocation }) {
  const code = africanCountry(place.country.name)?.code
  if (!code) return null
  const cities = place.kind === 'country' ? apart(citiesOf(place.country.name)).slice(0, 5) : []
  const at = SAMPLE_LISTINGS.find(
    ({ location, mapCoordinates }) =>
      mapCoordinates && place.kind !== 'country' && [location.city, location.province].includes(place.name),
  )?.mapCoordinates
  return <LocatorArt country={code} at={at} places={cities} style={{ blockSize: '100%', aspectRatio: 'auto' }} />
}

function citiesOf(country: string): NamedPlace[] {
  const listings = SAMPLE_LISTINGS.filter(({ location }) => location.country === country && location.city !== '')
  return [...Map.groupBy(listings, ({ location }) => location.city)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([name, [first]]) => (first?.mapCoordinates ? [{ name, ...first.mapCoordinates }] : []))
}

/** Without those so near to a larger one that their names would cover each other. */
function apart(cities: readonly NamedPlace[]): NamedPlace[] {
  return cities.filter((city, index) =>
    cities.slice(0, index).every(({ lat, lng }) => Math.hypot(lat - city.lat, lng - city.lng) > 2),
  )
}

const meta = {
  title: 'Pages/Scoped listings',
  component: ScopedListings,
  parameters: { layout: 'fullscreen' },
  args: { path: 'categories/accommodation' },
} satisfies Meta<typeof ScopedListings>

export default meta
type Story = StoryObj<typeof meta>

export const Category: Story = {}

export const Subcategory: Story = {
  args: { path: 'categories/accommodation/safari-lodges' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Safari Lodges' })).toBeVisible()
    await expect(canvas.queryByText('Category', { selector: 'summary' })).toBeNull()
  },
}

/** A category of one kind has no pages below it. */
export const CategoryWithoutSubcategories: Story = { args: { path: 'categories/shopping' } }

export const Country: Story = { args: { path: 'locations/kenya', asked: { sort: 'az', page: 2 } } }

export const Region: Story = { args: { path: 'locations/south-africa/western-cape' } }

export const City: Story = { args: { path: 'locations/windhoek' } }

export const Dark: Story = { ...Country, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Subcategory, globals: { direction: 'rtl' } }
