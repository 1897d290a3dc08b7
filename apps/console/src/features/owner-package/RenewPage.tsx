import { readPayee, type OwnerHomeListing } from '@dira/data'
import { tierOf } from '@dira/directory-core'
import { Button, LinkButton, Notice, PageBody, Spinner } from '@dira/ui'
import { RenewPackage } from './RenewPackage/RenewPackage.tsx'
import type { RenewBank } from './RenewPackage/RenewPay.tsx'
import { useParams } from 'react-router-dom'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { paths, CONTACT, OWNER_PATHS } from '@dira/data/site'
import { OWNER, useOwnerHome, useOwnerHomeData } from '../../shared/owner/useOwnerHome.ts'
import { shownRenewal, type RenewalChoice } from './shownRenewal.ts'

/** `/owner/renew/:slug`: an owner pays for a package, and says so. */
export function RenewPage() {
  const { slug = '' } = useParams()
  const { data, isError, refetch } = useOwnerHome()
  const listing = data?.listings.find((one) => one.slug === slug)
  return (
    <PageBody>
      {data && listing && <Renewal key={listing.id} listing={listing} today={data.today} />}
      {data && !listing && (
        <Notice tone="error">
          <p>You look after no listing with this address.</p>
          <LinkButton variant="secondary" href={OWNER_PATHS.home}>
            My listings
          </LinkButton>
        </Notice>
      )}
      {!data && isError && (
        <Notice tone="error">
          <p>The listing could not be read.</p>
          <Button variant="link" onPress={() => void refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {!data && !isError && <Spinner />}
    </PageBody>
  )
}

function Renewal({ listing, today }: { readonly listing: OwnerHomeListing; readonly today: string }) {
  const data = useOwnerHomeData()
  const client = useQueryClient()
  const options = useDataOptions()
  const [choice, setChoice] = useState<RenewalChoice>({ tier: tierOf(listing), years: 1 })
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const payee = useQuery({
    queryKey: [...OWNER, 'payee'],
    // The site's own server is asked, also where the data is a hosted project's.
    queryFn: async () => readPayee({ ...options, url: '' }),
  })

  async function note(write: () => Promise<void>): Promise<void> {
    setBusy(true)
    setMessage(undefined)
    try {
      await write()
      await client.invalidateQueries({ queryKey: OWNER })
    } catch {
      setMessage('Nobody answered. Press it again: it is noted once.')
    } finally {
      setBusy(false)
    }
  }

  const shown = shownRenewal(listing, { choice, today, payee: payee.data })
  return (
    <RenewPackage
      {...shown}
      backHref={OWNER_PATHS.home}
      term={{
        ...shown.term,
        years: choice.years,
        onYears: (years) => setChoice({ ...choice, years }),
        chosenTier: choice.tier,
        onTier: (tier) => setChoice({ ...choice, tier }),
      }}
      onPrint={() => print()}
      pay={{
        ...shown.pay,
        bank: bankOf(),
        onRetry: () => void payee.refetch(),
        onPaid: () => void note(async () => data.notePayment(listing.id, choice)),
        isBusy,
        message,
      }}
      noted={
        shown.noted && {
          ...shown.noted,
          onNotPaid: () => void note(async () => data.removePaymentNote(listing.id)),
        }
      }
      contact={{ href: paths.contactAbout(`The payment for ${listing.name}`), phone: CONTACT.phone }}
    />
  )

  function bankOf(): RenewBank {
    if (payee.data) return { status: 'ready', lines: payee.data.bank }
    return { status: payee.isError ? 'failed' : 'loading' }
  }
}
