import type { PayingListing } from '@dira/data'
import { LinkButton, Notice, RecordPayment, Spinner } from '@dira/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useGo } from '../../app/overlays.tsx'
import { useKeys } from '../keys/AdminKeys.tsx'
import { useSingleKeys } from '../keys/useSingleKeys.ts'
import { PAYMENTS_PATH } from './paymentsAddress.ts'
import { PAYMENTS, usePaymentPages, usePaymentsData } from './usePaymentsData.ts'
import { useRecordPayment } from './useRecordPayment.ts'

const HINTS = [
  { keys: '$mod+s', label: 'record' },
  { keys: 'Escape', label: 'back' },
]

/** The form for a payment, once its listing has been read. */
export function RecordPaymentPage({ id }: { readonly id: string }) {
  const data = usePaymentsData()
  const {
    data: listing,
    dataUpdatedAt,
    isError,
    isPending,
  } = useQuery({
    queryKey: [...PAYMENTS, 'listing', id],
    queryFn: async () => (await data.listing(id)) ?? null,
  })
  if (listing) return <Recording listing={listing} now={dataUpdatedAt} />
  if (isPending) return <Spinner />
  return (
    <Notice tone="error">
      <p>{isError ? 'The listing could not be read.' : 'There is no such listing.'}</p>
      <LinkButton variant="secondary" href={PAYMENTS_PATH}>
        Payments
      </LinkButton>
    </Notice>
  )
}

function Recording({ listing, now }: { readonly listing: PayingListing; readonly now: number }) {
  const go = useGo()
  const [hasKeys] = useSingleKeys()
  const { nextNumber, ...earlier } = usePaymentPages(listing.id)
  const formRef = useRef<HTMLFormElement>(null)
  const { form, invoice } = useRecordPayment(listing, { nextNumber, now })
  useKeys('Record a payment', [
    { keys: '$mod+s', label: 'Record', run: () => formRef.current?.requestSubmit() },
    { keys: 'Escape', label: 'Back', run: () => go(PAYMENTS_PATH) },
  ])
  return <RecordPayment form={{ ...form, formRef }} invoice={invoice} earlier={earlier} hints={hasKeys ? HINTS : []} />
}
