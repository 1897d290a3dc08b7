import { connectListingOwners, LIVE_COLUMNS, type ListingOwners, type LiveColumn } from '@dira/data'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { NO_ADDRESS, useLinks } from '../account/links/useLinks.ts'
import { useDataOptions } from '../account/useDataOptions.ts'
import type { ListingOwnersProps } from './ListingOwners/ListingOwners.tsx'

const LIVE_NAMES: Readonly<Record<LiveColumn, string>> = {
  business_hours: 'Hours',
  phone: 'Phone',
  special_offers: 'Offers',
  images: 'Photographs',
}
const LIVE_OPTIONS = Object.entries(LIVE_NAMES).map(([value, label]) => ({ value, label }))

const REFUSED = 'This address is no e-mail address, or looks after the page already'
const NO_PASSWORD = 'No link was made: this is an administrator, whose password another administrator sets.'

/** The owners of a listing, as `ListingOwners` takes them. `request`: the application or claim by which its contact is invited. */
export function useListingOwners(listing: string, request?: string): ListingOwnersProps {
  const options = useDataOptions()
  const data = useMemo(() => connectListingOwners({ ...options, site: globalThis.location?.origin ?? '' }), [options])
  const client = useQueryClient()
  const { making, refuse, make, write } = useLinks('That could not be stored. The list shows what is.')
  const queryKey = ['listing-owners', listing] as const
  const list = useQuery({ queryKey, queryFn: async () => data.of(listing) })

  return {
    state: list.data ? { status: 'ready', ...list.data } : { status: list.isError ? 'failed' : 'loading' },
    liveOptions: LIVE_OPTIONS,
    making,
    onRetry: () => void list.refetch(),
    onInvite: (email) => {
      if (!email.includes('@')) refuse({ error: NO_ADDRESS })
      else void make(async () => data.invite(listing, email, request), { error: REFUSED })
    },
    onNewPassword: ({ email }) => void make(async () => data.newPassword(email), { message: NO_PASSWORD }),
    onWithdraw: ({ id, email }) =>
      void write(
        async () => data.withdraw(id),
        `The link for ${email} opens nothing now`,
        'It could not be used any more',
      ),
    onRemove: ({ id, email }) =>
      void write(
        async () => data.remove(id),
        `${email} looks after this page no more`,
        `${email} looked after it no more already`,
      ),
    onLiveChange: ({ id, email }, live) => {
      const liveColumns = LIVE_COLUMNS.filter((column) => live.includes(column))
      // The box is ticked at once; what is read again says whether it was stored.
      client.setQueryData<ListingOwners>(
        queryKey,
        (known) =>
          known && {
            ...known,
            owners: known.owners.map((owner) => (owner.id === id ? { ...owner, liveColumns } : owner)),
          },
      )
      void write(
        async () => data.setLiveColumns(id, liveColumns),
        `What ${email} changes at once is stored`,
        `${email} looks after this page no more`,
      )
    },
  }
}
