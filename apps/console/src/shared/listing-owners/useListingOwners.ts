import { connectListingOwners, LIVE_COLUMNS, type LinkOutcome, type ListingOwners, type LiveColumn } from '@dira/data'
import type { ListingOwnersProps } from './ListingOwners/ListingOwners.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useDataOptions } from '../account/useDataOptions.ts'
import { useSettings } from '../settings.ts'
import { useNotices } from '@dira/app'
import { requestsHref } from '../requests/requestsAddress.ts'

const LIVE_NAMES: Readonly<Record<LiveColumn, string>> = {
  business_hours: 'Hours',
  phone: 'Phone',
  special_offers: 'Offers',
  images: 'Photographs',
}
const LIVE_OPTIONS = Object.entries(LIVE_NAMES).map(([value, label]) => ({ value, label }))

const ADDRESS = 'Write the whole address, such as name@example.com'
const REFUSED = 'This address is no e-mail address, or looks after the page already'
const NO_PASSWORD = 'No link was made: this is an administrator, whose password another administrator sets.'
const UNREACHABLE = 'No link was made: the server did not answer. Try again in a minute.'
const NOT_STORED = 'That could not be stored. The list shows what is.'

/** The owners of a listing, as `ListingOwners` takes them. `request`: the application or claim by which its contact is invited. */
export function useListingOwners(listing: string, request?: string): ListingOwnersProps {
  const options = useDataOptions()
  const data = useMemo(() => connectListingOwners({ ...options, site: globalThis.location?.origin ?? '' }), [options])
  const { notify } = useNotices()
  const client = useQueryClient()
  const config = useSettings()
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<Pick<ListingOwnersProps, 'error' | 'message' | 'made'>>({})
  const [hasServer, setHasServer] = useState(!config.isStatic)
  const queryKey = ['listing-owners', listing] as const
  const list = useQuery({ queryKey, queryFn: async () => data.of(listing) })

  async function make(link: () => Promise<LinkOutcome>, refused: Pick<ListingOwnersProps, 'error' | 'message'>) {
    setWrong({})
    setBusy(true)
    const outcome = await link()
    setBusy(false)
    void client.invalidateQueries()
    if (outcome.ok) setWrong({ made: outcome.value })
    else if (outcome.error === 'no-server') setHasServer(false)
    else setWrong(outcome.error === 'refused' ? refused : { message: UNREACHABLE })
  }

  /** Writes, and reads everything again. */
  async function write(work: () => Promise<boolean>, done: string, gone: string): Promise<void> {
    setWrong({})
    try {
      notify((await work()) ? done : gone)
    } catch {
      notify(NOT_STORED, { tone: 'error' })
    }
    void client.invalidateQueries()
  }

  return {
    state: list.data
      ? {
          status: 'ready',
          invitations: list.data.invitations,
          owners: list.data.owners.map(
            ({ createdAt, liveColumns, requestId, requestReference, requestKind, ...owner }) => ({
              ...owner,
              since: createdAt,
              live: liveColumns,
              request:
                requestId && requestReference && requestKind
                  ? { reference: requestReference, kind: requestKind, href: requestsHref({ status: 'all' }, requestId) }
                  : undefined,
            }),
          ),
        }
      : { status: list.isError ? 'failed' : 'loading' },
    liveOptions: LIVE_OPTIONS,
    isBusy,
    hasServer,
    ...wrong,
    onRetry: () => void list.refetch(),
    onInvite: (email) => {
      if (!email.includes('@')) setWrong({ error: ADDRESS })
      else void make(() => data.invite(listing, email, request), { error: REFUSED })
    },
    onNewPassword: ({ email }) => void make(() => data.newPassword(email), { message: NO_PASSWORD }),
    onWithdraw: ({ id, email }) =>
      void write(() => data.withdraw(id), `The link for ${email} opens nothing now`, 'It could not be used any more'),
    onRemove: ({ id, email }) =>
      void write(
        () => data.remove(id),
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
        () => data.setLiveColumns(id, liveColumns),
        `What ${email} changes at once is stored`,
        `${email} looks after this page no more`,
      )
    },
  }
}
