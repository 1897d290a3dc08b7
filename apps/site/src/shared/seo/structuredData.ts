import { pricingPlans, type ListingDetail, type PurposeLink } from '@dira/directory-core'
import type {
  BreadcrumbList,
  Graph,
  ItemList,
  LocalBusiness,
  OfferCatalog,
  Organization,
  Thing,
  WebSite,
} from 'schema-dts'
import type { ListingData, ListingsData, PageData, PageLink } from '../data/pageData.ts'
import * as names from '@dira/data/names'
import { paths, searchPath, plans, CONTACT, HEADLINE } from '@dira/data/site'
import { businessType } from './businessType.ts'
import { openingHours, specialHours } from './openingHours.ts'

/** The site that a page is of, and when it is made. */
interface MadeFor {
  readonly siteUrl: string
  readonly instant: Date
}

/** What a page says to search engines, with nothing that it does not show; undefined where there is nothing to say. */
export function structuredData(pathname: string, data: PageData, made: MadeFor): Graph | undefined {
  const things = thingsOf(pathname, data, made)
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things }
}

function thingsOf(pathname: string, data: PageData, made: MadeFor): Thing[] {
  const { siteUrl } = made
  if (data.page === 'home') return [webSite(siteUrl), organization(siteUrl)]
  if (data.page === 'listings') return [itemList(data, siteUrl), ...breadcrumbs(data.list.breadcrumbs, siteUrl)]
  if (data.page === 'listing') return [localBusiness(data, made)]
  return pathname === paths.pricing ? [offerCatalog(siteUrl)] : []
}

function webSite(siteUrl: string): WebSite {
  const target = {
    '@type': 'EntryPoint',
    urlTemplate: `${siteUrl}${paths.listings}?search={search_term_string}`,
  } as const
  // schema-dts does not know the annotation that search engines ask for.
  const potentialAction = {
    '@type': 'SearchAction',
    target,
    'query-input': 'required name=search_term_string',
  } as const
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: 'Dira',
    url: `${siteUrl}/`,
    description: HEADLINE,
    potentialAction,
  }
}

function organization(siteUrl: string): Organization {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: 'Dira',
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    email: CONTACT.email.text,
    telephone: CONTACT.phone.text,
  }
}

function itemList({ list, total, cards, state }: ListingsData, siteUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    name: list.title,
    url: `${siteUrl}${searchPath(state, list.path)}`,
    numberOfItems: total,
    itemListElement: cards.map(({ slug, businessName }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: businessName,
      url: `${siteUrl}${paths.listing(slug)}`,
    })),
  }
}

function breadcrumbs(links: readonly PageLink[], siteUrl: string): BreadcrumbList[] {
  if (links.length === 0) return []
  const itemListElement = links.map(({ label, href }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    ...(href !== undefined && { item: `${siteUrl}${href}` }),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

function localBusiness({ detail }: ListingData, made: MadeFor): LocalBusiness {
  const { siteUrl } = made
  const { businessName, slug, phones, mapCoordinates } = detail
  const [price] = detail.facts.find(({ name }) => name === 'priceLevel')?.values ?? []
  return {
    '@type': businessType(detail),
    '@id': `${siteUrl}${paths.listing(slug)}`,
    name: businessName,
    url: `${siteUrl}${paths.listing(slug)}`,
    address: postalAddress(detail),
    ...(phones[0] && { telephone: phones[0].text }),
    ...(price && { priceRange: 'R'.repeat(Number(price.value)) }),
    ...(mapCoordinates && {
      geo: { '@type': 'GeoCoordinates', latitude: mapCoordinates.lat, longitude: mapCoordinates.lng },
    }),
    ...sectionsOf(detail, made),
  } as LocalBusiness // The type of a business decides which properties TypeScript expects; all of these are of LocalBusiness itself.
}

function postalAddress({ address, location, countryName }: ListingDetail) {
  return {
    '@type': 'PostalAddress',
    ...(address !== '' && { streetAddress: address }),
    ...(location.city && { addressLocality: location.city.name }),
    ...(location.province && { addressRegion: location.province.name }),
    addressCountry: countryName,
  }
}

/** What the package of a listing shows beyond its name and place. */
function sectionsOf(detail: ListingDetail, { siteUrl, instant }: MadeFor) {
  const special =
    'businessHours' in detail
      ? specialHours(detail.businessHours, detail.location.country, { instant, holidays: detail.holidays })
      : []
  const photographs = 'gallery' in detail ? detail.gallery.images.filter(({ isPlaceholder }) => !isPlaceholder) : []
  return {
    ...('description' in detail && detail.description !== '' && { description: detail.description }),
    ...('email' in detail && detail.email && { email: detail.email.text }),
    ...(photographs.length > 0 && { image: photographs.map(({ url }) => new URL(url, `${siteUrl}/`).href) }),
    ...('socialMedia' in detail &&
      detail.socialMedia.length > 0 && { sameAs: detail.socialMedia.map(({ url }) => url) }),
    ...('links' in detail && linksOf(detail.links)),
    ...('businessHours' in detail &&
      detail.businessHours.length > 0 && {
        openingHoursSpecification: openingHours(detail.businessHours, detail.location.country),
      }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}

/** What the links of a business are to schema.org: the menu, and what can be done there. */
function linksOf(links: readonly PurposeLink[]) {
  const menu = links.find(({ purpose }) => purpose === 'menu')
  const actions = links.flatMap(({ purpose, href }) =>
    purpose === 'menu' ? [] : [{ '@type': purpose === 'book' ? 'ReserveAction' : 'OrderAction', target: href }],
  )
  return { ...(menu && { hasMenu: menu.href }), ...(actions.length > 0 && { potentialAction: actions }) }
}

function offerCatalog(siteUrl: string): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: 'Yearly packages',
    url: `${siteUrl}${paths.pricing}`,
    itemListElement: pricingPlans({ ...names, plans }).map(({ name, description, priceCents }) => ({
      '@type': 'Offer',
      name,
      description,
      price: (priceCents / 100).toFixed(2),
      priceCurrency: 'ZAR',
    })),
  }
}
