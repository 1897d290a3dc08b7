import { lazy, type ComponentType } from 'react'
import type { PageData, PlainData } from './pageData.ts'
import type { PageSource } from './pageSource.ts'

/** What a browser's tab, a search engine and a shared link say about a page. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** `false` keeps this state of a public page out of search engines. */
  readonly index?: boolean
}

export interface PageRequest {
  readonly url: URL
  /** The parameters of the path, decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly source: PageSource
}

export interface PageDeclaration<Data extends PageData> {
  /** `:name` is a parameter, `:name?` one that may be missing. */
  readonly path: string
  /** Fetches the code of the page. */
  readonly load: () => Promise<ComponentType>
  /** What the page shows; undefined where the address names nothing. */
  readonly data: (request: PageRequest) => Promise<Data | undefined>
  readonly head: (data: Data) => PageHead
  /** Whether search engines and the sitemap know the page. @default true */
  readonly isPublic?: boolean
  /** Its addresses, where the path has parameters. @default the path */
  readonly addresses?: (source: PageSource) => Promise<readonly string[]>
  /** Whether visitors are likely to open it next: its code is fetched once the browser is idle. @default false */
  readonly isFetchedAhead?: boolean
}

export interface Page {
  readonly segments: readonly string[]
  readonly load: () => Promise<ComponentType>
  /** The component, which loads its code when it is first rendered. */
  readonly Component: ComponentType
  readonly data: (request: PageRequest) => Promise<PageData | undefined>
  // A method, so that a page may ask for the data that it makes itself: `headOf` gives it no other.
  head(data: PageData): PageHead
  readonly isPublic: boolean
  readonly addresses: (source: PageSource) => Promise<readonly string[]>
  readonly isFetchedAhead: boolean
}

export function definePage<Data extends PageData>({
  path,
  isPublic = true,
  isFetchedAhead = false,
  addresses = async () => [path],
  ...page
}: PageDeclaration<Data>): Page {
  const { data, load, head } = page
  return {
    segments: path.slice(1).split('/'),
    load,
    Component: lazy(async () => ({ default: await load() })),
    data,
    head,
    isPublic,
    addresses,
    isFetchedAhead,
  }
}

/** A page whose content does not depend on the listings. */
export function definePlainPage({
  title,
  description,
  ...page
}: PageHead & Pick<PageDeclaration<PlainData>, 'path' | 'load' | 'isPublic'>): Page {
  return definePage<PlainData>({ ...page, data: async () => ({ page: 'plain' }), head: () => ({ title, description }) })
}
