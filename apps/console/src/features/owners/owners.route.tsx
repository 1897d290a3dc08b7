import { connectListingOwners, type ListingOwner } from '@dira/data'
import { ADMIN_PATHS } from '@dira/data/site'
import { Heading, Link, Stack, Text } from '@dira/ui'
import { useMemo, useRef, type Ref } from 'react'
import { useLocation } from 'react-router-dom'
import * as styles from '../../shared/account/links/links.css.ts'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { editorHref } from '../../shared/editor/editorAddress.ts'
import { useKeys } from '../../shared/keys/AdminKeys.tsx'
import { listAddress, typed } from '../../shared/list/listAddress.ts'
import { ListBody, ListFailure } from '../../shared/list/ListBody.tsx'
import { ListSearch } from '../../shared/list/ListSearch.tsx'
import { useListPages, type ReadList } from '../../shared/list/useListPages.ts'
import { useGo } from '../../shared/useGo.ts'

const address = listAddress(ADMIN_PATHS.owners, { search: typed })

/** `/admin/owners` */
export function Component() {
  const { search } = address.read(useLocation().search).filters
  const options = useDataOptions()
  const data = useMemo(() => connectListingOwners({ ...options, site: '' }), [options])
  const { list } = useListPages({
    queryKey: ['listing-owners', 'all', search],
    read: async (after: ListingOwner | undefined) => data.page({ text: search, after }),
    rowsOf: ({ owners }) => owners,
  })
  const go = useGo()
  const field = useRef<HTMLInputElement>(null)
  useKeys('Owners', [{ keys: '/', label: 'Search', run: () => field.current?.focus() }])
  return (
    <Owners
      list={list}
      search={search}
      // Typing replaces the history entry instead of adding one.
      onSearch={(text) => go(address.href({ search: text }), { replace: true })}
      searchField={field}
    />
  )
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const messages = {
  heading: 'Owners',
  intro: 'Who looks after a page, the newest first. The editor of a listing invites and removes them.',
  list: 'Owners',
  search: 'E-mail address',
  loading: 'Reading the owners',
  failed: 'The owners could not be read.',
  more: 'Show older ones',
  nobody: 'Nobody looks after a page yet.',
  listings: 'Choose a listing, and invite its owner there',
  nothingFound: 'No owner has such an address.',
  showAll: 'Show all owners',
  since: (instant: Date, by: string | undefined) =>
    `Since ${day.format(instant)}, ${by === undefined ? 'by a contact of the listing.' : `by ${by}.`}`,
}

export interface OwnersProps {
  list: ReadList<ListingOwner>
  /** What of an address the list is searched for. */
  search: string
  onSearch: (text: string) => void
  /** For a key. */
  searchField?: Ref<HTMLInputElement>
}

/** The owners of all listings, each with the way to the listing. */
export function Owners({ list, search, onSearch, searchField = null }: OwnersProps) {
  return (
    <section aria-label={messages.heading} className={styles.section}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1} size="h2">
            {messages.heading}
          </Heading>
          <Text tone="muted">{messages.intro}</Text>
        </Stack>
        <ListSearch ref={searchField} label={messages.search} value={search} onChange={onSearch} />
        <div>
          <ListFailure list={list} words={messages} />
          <ListBody
            list={list}
            words={messages}
            lines={1}
            nothing={
              search === ''
                ? { text: messages.nobody, way: { label: messages.listings, href: ADMIN_PATHS.listings } }
                : { text: messages.nothingFound, way: { label: messages.showAll, href: address.href() } }
            }
          >
            {(owners) => (
              <ul role="list" aria-label={messages.list} className={styles.list}>
                {owners.map(({ id, listingId, businessName, email, createdAt, addedBy }) => (
                  <li key={id} className={styles.row}>
                    <div className={styles.line}>
                      <bdi translate="no" className={styles.who}>
                        {email}
                      </bdi>
                      <Link standalone href={editorHref(listingId)} className={styles.who}>
                        <bdi translate="no">{businessName ?? listingId}</bdi>
                      </Link>
                    </div>
                    <Text size="small" tone="muted">
                      {messages.since(new Date(createdAt), addedBy)}
                    </Text>
                  </li>
                ))}
              </ul>
            )}
          </ListBody>
        </div>
      </Stack>
    </section>
  )
}
