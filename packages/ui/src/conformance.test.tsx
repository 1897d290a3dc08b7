import { pricingPlans } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createElement, type ComponentType } from 'react'
import { describe, expect, it, vi } from 'vitest'
import * as icons from './art/Icon/index.ts'
import * as ui from './index.ts'
import { homeCategories } from './testing/siteChrome.ts'
import { premiumCard, standardCard } from './testing/listingCards.ts'
import { premiumDetail, unclaimedDetail } from './testing/listingDetails.ts'
import { nearbyGroups } from './testing/nearby.ts'

const SLIDES = ['Room', 'Terrace'].map((label) => ({ id: label, label, content: label }))

const SHORTLIST = {
  cards: [],
  chosen: [],
  onChange: String,
  onChosenChange: String,
  hrefOf: String,
  compareHrefOf: String,
}

/** The props that a component of one element cannot do without; an overlay is open. */
const REQUIRED: Readonly<Record<string, object>> = {
  ...Object.fromEntries(Object.keys(icons).map((name) => [name, {}])),
  ActiveFilters: { filters: [] },
  AfricaMap: { countries: [], skipHref: '#cities' },
  Badge: {},
  BottomBar: { 'aria-label': 'Actions' },
  Breadcrumbs: { items: [{ label: 'Home' }] },
  BusinessHours: { rows: [] },
  Button: { children: 'Go' },
  Carousel: { label: 'Photos', slides: [SLIDES[0]] },
  CategoryStrip: { items: homeCategories },
  CategoryTiles: { items: homeCategories },
  CheckboxGroup: { label: 'Country', name: 'country', options: [] },
  CheckedDate: { check: { fact: 'phone', month: '2026-03', how: 'owner', isOld: false } },
  Chip: {},
  ChipLinks: { 'aria-label': 'Category', links: [] },
  ChoiceRows: { label: 'Package', rows: [{ value: 'premium', label: 'Premium' }], value: 'premium' },
  CityList: { cities: [] },
  ClaimProof: {
    listing: { card: standardCard, name: 'Jetty', place: 'Swakopmund', tierLabel: 'Standard', href: '/listings/jetty' },
    contacts: { phone: '+264 •• ••• ••10' },
    now: 0,
    name: '',
    signInHref: '/owner/sign-in',
    withoutScript: 'Call us.',
    onNameChange: String,
    onAsk: String,
    onCode: String,
    onEvidence: String,
    onAccount: String,
    onAgain: String,
    onRetry: String,
  },
  ClassifiedAds: { cards: [], hrefOf: String },
  ClassifiedsMasthead: { price: 'R595' },
  CompareBar: { count: 2, href: '/compare', onClear: () => {} },
  CompareTable: {
    view: { columns: [premiumCard], groups: [] },
    hrefOf: String,
    removeHrefOf: String,
    listingsHref: '/',
  },
  CompareToggle: { businessName: 'Soko' },
  ContactDetails: { email: { text: 'a', href: '/' }, phone: { text: '1', href: '/' }, address: 'Here' },
  ContactForm: { onSubmit: String, privacyHref: '/', withoutScript: null },
  ContactPanel: { listing: premiumDetail },
  Container: {},
  CountryEntry: { name: 'Kenya', count: 1, href: '/', regions: [] },
  Cover: { slug: 'soko', category: 'shopping' },
  CoverArt: { slug: 'soko', category: 'shopping' },
  CustomPackages: { contactHref: '/' },
  AlreadyListed: { listingsHref: '/listings' },
  BusinessCard: { business: { card: premiumCard, name: 'Soko', place: 'Moshi', tierLabel: 'Premium' } },
  Dial: {},
  Dialog: { title: 'Write to us', defaultOpen: true },
  Disclosure: { label: 'Filters' },
  Distance: { km: 2 },
  EmptyState: { heading: 'Nothing' },
  FeaturedListings: { cards: [], hrefOf: String },
  FilterBadge: { name: 'Kenya' },
  FilterBadgeList: { filters: [] },
  FilterBar: {},
  FilterPanel: { groups: [], action: '/listings', onToggle: String, onClear: String },
  Form: {},
  Gazetteer: { groups: [{ kind: 'Café', count: 0, rows: [] }], hrefOf: String },
  GetListed: { steps: [{ name: 'Package' }], current: 0, preview: 'Card', savedAt: undefined, withoutScript: 'Call' },
  Grid: {},
  Heading: { level: 2 },
  Hero: { headline: 'Find', children: null },
  HoursEditor: { week: [], dayNames: [], onChange: String },
  HowItWorks: {},
  IconButton: { label: 'Close', children: null },
  ImagesEditor: {
    images: [],
    shown: { most: 1, tier: 'Standard' },
    altLimit: 200,
    onMove: String,
    onDescribe: String,
    onRemove: String,
    onFiles: String,
    onCancel: String,
    onAgain: String,
  },
  Inline: {},
  IsThisYou: { twins: [], steps: [], current: 0, why: '', onWhyChange: String, onNo: String, onBack: String },
  KeyHint: { keys: 'g d' },
  KnownSoFar: { listing: unclaimedDetail, suggestHref: '/contact' },
  Landscape: { crop: 'strip' },
  Lightbox: { label: 'Photos', slides: SLIDES, defaultOpen: true },
  Link: { href: '/' },
  LinkButton: { href: '/' },
  ListingCard: { card: premiumCard, href: '/' },
  ListingBar: { listing: premiumDetail, save: null },
  ListingDetails: { listing: premiumDetail, backHref: '/' },
  ListingGrid: { cards: [], hrefOf: String },
  ListingPicture: { card: premiumCard },
  ListingToolbar: {},
  LocationsOverview: { countries: [], cities: [] },
  LocatorMap: { address: '', locationLine: 'Kenya' },
  LocatorPicture: {},
  MapFollow: { isFollowing: true, onFollowChange: String, onSearchHere: String },
  MapLink: { href: '/listings?view=map' },
  MapLayout: { search: null, map: null, summary: null, children: null },
  MapRows: { cards: [], hrefOf: String },
  NativeButton: { children: 'Go' },
  NavigationMenu: { items: [] },
  NearMe: { onFound: String },
  NearFilter: { towns: [], action: '/listings', onChange: String },
  NearbyListings: { businessName: 'Soko', groups: nearbyGroups, hrefOf: String },
  Needle: {},
  Notice: {},
  OpenNow: { status: { state: 'open', today: 'Monday' } },
  OpenNowToggle: { action: '/listings', onChange: String },
  OwnerBand: { fromPrice: 'R595', pricingHref: '/', contactHref: '/' },
  PageBody: {},
  Pagination: { page: 1, pageCount: 2, hrefOf: String },
  PlanChoice: { plans: [], priceOf: String, value: 'standard', onChange: String },
  PhonePreview: { view: 'card', onViewChange: () => {}, tier: 'premium', tiers: [], onTierChange: () => {} },
  PhotoGallery: { gallery: { images: [], max: 6 }, slug: 'soko', category: 'shopping' },
  Pictogram: { name: 'shopping' },
  PinList: { count: 2, hrefOf: String, allHref: '/' },
  PinCard: { card: premiumCard, href: '/' },
  PlaceLinks: { heading: 'Cities of Kenya', places: [] },
  PlaceName: { name: 'Cairo' },
  PlaceStrip: { items: [] },
  PlanCard: { plan: pricingPlans(en)[0], price: 'R595', href: '/' },
  PointedBand: { art: null },
  PopularCategories: { categories: [] },
  PricingTable: { plans: pricingPlans(en), priceOf: String, hrefOf: String },
  ProgressBar: { label: 'Import', done: 1, of: 2 },
  ReferencePlate: { reference: 'DIRA 7K4 M92' },
  RelatedListings: { country: 'Kenya', cards: [], hrefOf: String },
  RequestStatus: { request: 'notFound' },
  ResultsSummary: { matches: 1, total: 2 },
  SaveToggle: { businessName: 'Soko' },
  ScopeHeader: { title: 'Kenya', breadcrumbs: [], art: null },
  SearchBar: {},
  SearchBox: { action: '/listings' },
  SearchSuggestions: { load: async () => undefined },
  ShareButton: { url: '/', title: 'Soko' },
  SharedComparisonBar: { ownHref: '/compare', onTake: () => {} },
  Sheet: { title: 'Shortlist', defaultOpen: true },
  ShortlistDrawer: { ...SHORTLIST, defaultOpen: true },
  SiteFooter: { columns: [] },
  SiteHeader: { items: [], homeHref: '/' },
  Skeleton: {},
  SkipLink: {},
  SocialLinks: { links: [] },
  SortSelect: { action: '/listings', options: [] },
  SpecialOffers: { offers: [] },
  Spinner: {},
  Stack: {},
  Stale: { isStale: true },
  Stepper: { steps: [{ name: 'Package' }], current: 0 },
  SuggestChange: { listing: premiumDetail, week: [], dayNames: [], privacyHref: '/privacy', defaultOpen: true },
  SuggestLinks: { suggestHref: '/contact', reportHref: '/contact' },
  Suggestions: { corrections: [{ text: 'Lamu', matches: 1 }], hrefOf: String },
  Text: {},
  ThemeSwitch: {},
  TierBadge: { tier: 'premium', label: 'Premium' },
  Understood: { names: { place: 'Nairobi' }, text: 'nairobi', isShown: true, otherHref: '' },
  ViewLinks: { view: 'map', listHref: '/', mapHref: '/' },
  VisuallyHidden: {},
  Wordmark: {},
}

/** The same for fields: the class goes to the whole, ref and any other attribute to the control, which a form knows. */
const FIELDS: Readonly<Record<string, object>> = {
  Checkbox: { children: 'Open now' },
  PositionField: { value: '', onChange: String, onHere: String },
  SearchField: { label: 'Search', clearLabel: 'Clear' },
  Select: { label: 'Sort by', options: [] },
  TextArea: { label: 'Message' },
  DateField: { label: 'Last day', value: '', onChange: String },
  TextField: { label: 'Name' },
}

/** Components whose props do not go to one element: bodies of pages, providers. */
const COMPOSED = new Set([
  'AboutPage',
  'ApplicationPurpose',
  'ApplicationReview',
  'ApplicationSent',
  'BreakableText',
  'CardFacts',
  'ClassifiedAdsSkeleton',
  'CoverProvider',
  'DialogTrigger',
  'ErrorBoundary',
  'FieldPart',
  'ListingGridSkeleton',
  'ListingNotFound',
  'MessagesProvider',
  'NoListings',
  'NotFound',
  'OptionList',
  'OverlayProvider',
  'PageLocale',
  'PlateProvider',
  'PreviewFrame',
  'RequestLink',
  'RequestTalk',
  'RestoredNote',
  'SectionHeading',
  'Segments',
  'SheetTrigger',
  'ToastProvider',
  'WaitsNote',
  'WideField',
])

/** How a component holds a value: both values, what shows which of them it is, and what a person does to get from the one to the other. */
interface Held {
  /** The prop with which a parent keeps the value; the one that only starts it; the one that is told of a change. */
  readonly props: readonly [controlled: string, initial: string, changed: string]
  /** What it needs to show the values, besides what it cannot do without. */
  readonly needs?: object
  /** Not what it holds when nothing is said: as a start that would prove nothing. */
  readonly from: unknown
  readonly to: unknown
  /** The value, read off the page. */
  readonly shown: () => unknown
  readonly change: (user: UserEvent) => Promise<void>
}

const VALUE = ['value', 'defaultValue', 'onChange'] as const

const OPTIONS = [
  { value: 'name', label: 'Name' },
  { value: 'newest', label: 'Newest' },
]

const written = (role: string): Held => ({
  props: VALUE,
  from: 'Cape',
  to: 'Cape Town',
  shown: () => screen.getByRole<HTMLInputElement>(role).value,
  change: (user) => user.type(screen.getByRole(role), ' Town'),
})

const chosen: Held = {
  props: VALUE,
  needs: { options: OPTIONS },
  from: 'newest',
  to: 'name',
  shown: () => screen.getByRole<HTMLSelectElement>('combobox').value,
  change: (user) => user.selectOptions(screen.getByRole('combobox'), 'name'),
}

const pressedState: Held = {
  props: ['isSelected', 'defaultSelected', 'onChange'],
  from: true,
  to: false,
  shown: () => screen.getByRole('button').ariaPressed === 'true',
  change: (user) => user.click(screen.getByRole('button')),
}

const componentOf = (name: string) => ui[name as keyof typeof ui] as ComponentType<object>

/** An overlay that is just fading out counts as closed. */
const opened: Held = {
  props: ['isOpen', 'defaultOpen', 'onOpenChange'],
  from: true,
  to: false,
  shown: () => document.querySelector('[role="dialog"]:not([data-exiting] *)') !== null,
  change: (user) => user.keyboard('{Escape}'),
}

const openedBy = (overlay: 'Dialog' | 'Sheet'): Held => ({
  ...opened,
  needs: {
    children: [
      createElement(componentOf('Button'), { key: 'trigger' }, 'Open'),
      createElement(componentOf(overlay), { key: 'overlay', title: 'Shortlist' } as object, 'Nothing kept'),
    ],
  },
})

/** A line for each component that a parent may control: the compiler misses the one that was forgotten. */
const HELD: Readonly<Record<Controllable, Held>> = {
  Carousel: {
    props: ['index', 'defaultIndex', 'onIndexChange'],
    needs: { slides: SLIDES },
    from: 1,
    to: 0,
    shown: () => screen.getAllByRole('link').findIndex((thumbnail) => thumbnail.hasAttribute('aria-current')),
    change: (user) => user.click(screen.getByRole('button', { name: 'Previous image' })),
  },
  Checkbox: {
    props: ['checked', 'defaultChecked', 'onChange'],
    from: true,
    to: false,
    shown: () => screen.getByRole<HTMLInputElement>('checkbox').checked,
    change: (user) => user.click(screen.getByRole('checkbox')),
  },
  CheckboxGroup: {
    props: VALUE,
    needs: { options: OPTIONS },
    from: ['name'],
    to: ['name', 'newest'],
    shown: () => screen.queryAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => value),
    change: (user) => user.click(screen.getByRole('checkbox', { name: 'Newest' })),
  },
  CompareToggle: pressedState,
  Dialog: opened,
  DialogTrigger: openedBy('Dialog'),
  Disclosure: {
    props: ['isOpen', 'defaultOpen', 'onOpenChange'],
    from: true,
    to: false,
    shown: () => screen.getByRole<HTMLDetailsElement>('group').open,
    change: (user) => user.click(screen.getByText('Filters')),
  },
  Lightbox: opened,
  SaveToggle: pressedState,
  SearchBox: written('searchbox'),
  SearchField: written('searchbox'),
  Select: chosen,
  Sheet: opened,
  SheetTrigger: openedBy('Sheet'),
  ShortlistDrawer: { ...opened, needs: SHORTLIST },
  SortSelect: chosen,
  SuggestChange: {
    ...opened,
    needs: { listing: premiumDetail, week: [], dayNames: [], privacyHref: '/privacy' },
  },
  TextArea: written('textbox'),
  TextField: written('textbox'),
}

const components = Object.entries(ui).filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')

it('knows every component that the package exports', () => {
  const known = [...Object.keys(REQUIRED), ...Object.keys(FIELDS), ...COMPOSED]
  expect(components.map(([name]) => name).toSorted()).toEqual(known.toSorted())
})

it.each(Object.entries(REQUIRED))('%s passes class, ref and any other attribute on to its element', (name, props) => {
  const { outermost, marked, referred } = renderMarked(name, props)
  expect(marked).toHaveClass('mine')
  expect(referred).toBe(marked)
  // Otherwise it is an overlay elsewhere in the document.
  if (outermost) expect(marked).toBe(outermost)
})

it.each(Object.entries(FIELDS))(
  '%s passes class to the whole, ref and other attributes to its control',
  (name, props) => {
    const { outermost, marked, referred } = renderMarked(name, props)
    expect(outermost).toHaveClass('mine')
    expect(marked?.matches('input, select, textarea')).toBe(true)
    expect(referred).toBe(marked)
  },
)

describe.each(Object.entries(HELD))(
  '%s',
  (name, { props: [controlled, initial, changed], needs, from, to, shown, change }) => {
    const onChange = vi.fn()
    const withValue = (prop: string, value: unknown) => {
      const unsaid = { [controlled]: undefined, [initial]: undefined }
      const props = { ...REQUIRED[name], ...FIELDS[name], ...needs, ...unsaid, [prop]: value, [changed]: onChange }
      return createElement(componentOf(name), props)
    }

    it('starts with something else when nothing is said, so that the rest proves something', () => {
      render(withValue(controlled, undefined))
      expect(shown()).not.toEqual(from)
    })

    it('keeps its value itself, and tells of a change', async () => {
      render(withValue(initial, from))
      expect(shown()).toEqual(from)
      await change(userEvent.setup())
      expect(shown()).toEqual(to)
      expect(onChange.mock.lastCall?.[0]).toEqual(to)
    })

    it('shows what its parent keeps, and nothing else', async () => {
      const { rerender } = render(withValue(controlled, from))
      expect(shown()).toEqual(from)
      await change(userEvent.setup())
      expect(onChange).toHaveBeenCalled()
      expect(shown()).toEqual(from)
      rerender(withValue(controlled, to))
      expect(shown()).toEqual(to)
    })
  },
)

/** Renders a component with a mark on whatever takes its attributes. */
function renderMarked(name: string, props: object) {
  let referred: Element | null = null
  const ref = (node: Element | null) => {
    referred = node ?? referred
  }
  const marks = { className: 'mine', 'data-mine': 'yes', ref }
  const { container } = render(createElement(componentOf(name), { ...props, ...marks } as object))
  return { outermost: container.firstElementChild, marked: document.querySelector('[data-mine="yes"]'), referred }
}

/** The exports that take a value and a start of it, as `value` and `defaultValue`, or `isOpen` and `defaultOpen`. */
type Controllable = {
  [Name in keyof typeof ui]: (typeof ui)[Name] extends (props: infer Props) => unknown
    ? HeldKey<Props> extends never
      ? never
      : Name
    : never
}[keyof typeof ui]

/** The props whose starting value has the same type: every element of HTML has a `defaultValue`, but of any type. */
type HeldKey<Props> = {
  [Key in keyof Props & string]: StartOf<Key> extends keyof Props
    ? Props[StartOf<Key>] extends Props[Key]
      ? Key
      : never
    : never
}[keyof Props & string]

type StartOf<Key extends string> = `default${Key extends `is${infer State}` ? State : Capitalize<Key>}`
