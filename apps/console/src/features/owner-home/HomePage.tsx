import { useAuth } from '@dira/auth/react'
import type { CheckedFact } from '@dira/directory-core'
import { EndingStrip } from './EndingStrip/EndingStrip.tsx'
import { OwnerEnquiries } from '../../shared/owner/OwnerEnquiries/OwnerEnquiries.tsx'
import { OwnerHome, type OwnerHomeState } from './OwnerHome/OwnerHome.tsx'
import { OwnerListing } from './OwnerListing/OwnerListing.tsx'
import { OwnerPackages } from './OwnerPackages/OwnerPackages.tsx'
import { PageBody } from '@dira/ui'
import { WeeklyNumbers } from './WeeklyNumbers/WeeklyNumbers.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { paths, serverTime, OWNER_PATHS } from '@dira/data/site'
import { useNotices } from '@dira/app'
import { shownEnquiry } from '../../shared/owner/shownEnquiry.ts'
import { useMarkEnquiry } from '../../shared/owner/useMarkEnquiry.ts'
import { OWNER, useOwnerHome, useOwnerHomeData } from '../../shared/owner/useOwnerHome.ts'
import { shortWhen } from '../../shared/owner/when.ts'
import { keepHome, readSavedHome } from '../../shared/owner/savedHome.ts'
import { NoListingYet } from './NoListingYet.tsx'
import { shownHome } from './shownHome.ts'

/** `/owner`: the listings of who is signed in, or what was there the last time. */
export function HomePage() {
  const { user } = useAuth()
  const account = user?.id ?? ''
  const { data, dataUpdatedAt, isError, refetch } = useOwnerHome()
  const mark = useMarkEnquiry()
  const confirm = useConfirmFacts()
  const kept = useMemo(() => (isError ? readSavedHome(account) : undefined), [isError, account])
  useEffect(() => {
    if (data) keepHome({ account, at: dataUpdatedAt, home: data })
  }, [account, data, dataUpdatedAt])
  return (
    <PageBody>
      <OwnerHome
        who={user?.email}
        state={stateOf()}
        onRetry={() => void refetch()}
        privacyHref={paths.privacy}
        addHref={paths.getListed()}
      />
    </PageBody>
  )

  function stateOf(): OwnerHomeState {
    const home = data ?? kept?.home
    if (!home) return { status: isError ? 'failed' : 'loading' }
    if (home.listings.length === 0) return { status: 'empty', children: <NoListingYet /> }
    const now = new Date(serverTime(data ? dataUpdatedAt : (kept?.at ?? 0)))
    const { strip, listings, packages } = shownHome(home, now)
    const { enquiries, count } = home.enquiries
    return {
      status: 'ready',
      asOf: isError ? shortWhen(now.toISOString(), new Date(serverTime())) : undefined,
      strip: strip && <EndingStrip {...strip} />,
      listings: listings.map(({ id, numbers, ...shown }) => (
        <OwnerListing
          key={id}
          {...shown}
          numbers={<WeeklyNumbers {...numbers} />}
          onConfirm={async (facts) => confirm(id, facts)}
        />
      )),
      aside: (
        <>
          {(data || count === 0) && (
            <OwnerEnquiries
              rows={enquiries.map((enquiry) => shownEnquiry(enquiry, { now, hasSeveral: listings.length > 1 }))}
              onMark={(row, isAnswered) => void mark(row, isAnswered)}
              all={count > 0 ? { href: OWNER_PATHS.enquiries, count } : undefined}
            />
          )}
          <OwnerPackages rows={packages} />
        </>
      ),
    }
  }
}

/** Says that facts are still right, with a way back; answers whether it was stored. */
function useConfirmFacts() {
  const { listing } = useOwnerHomeData()
  const client = useQueryClient()
  const { notify } = useNotices()
  const read = async () => client.invalidateQueries({ queryKey: OWNER })

  async function undo(id: string, operation: number): Promise<void> {
    try {
      await listing.undo(id, operation)
      await read()
      notify('The dates are as they were.')
    } catch {
      notify('It could not be undone. Nothing was changed.', { tone: 'error' })
    }
  }

  return async (id: string, facts: readonly CheckedFact[]): Promise<boolean> => {
    try {
      const { operation } = await listing.confirm(id, facts)
      await read()
      notify('Thank you. The page says that you checked it this month.', {
        ...(operation !== undefined && { action: { label: 'Undo', onPress: () => void undo(id, operation) } }),
      })
      return true
    } catch {
      notify('It could not be sent. Nothing was changed.', { tone: 'error' })
      return false
    }
  }
}
