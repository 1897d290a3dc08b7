import type { PayingListing, PaymentNote } from '@dira/data'
import { LinkButton, Notice, Spinner } from '@dira/ui'
import { RecordPayment } from './Payments/RecordPayment.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useGo } from '../../shared/useGo.ts'
import { useKeys } from '../../shared/keys/AdminKeys.tsx'
import { useSingleKeys } from '../../shared/keys/useSingleKeys.ts'
import { PAYMENTS_PATH } from '../../shared/payments/paymentsAddress.ts'
import { PAYMENTS, usePaymentNotes, usePaymentPages, usePaymentsData } from './usePaymentsData.ts'
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
    queryFn: async () => (await data.listing({ id })) ?? null,
  })
  const notes = usePaymentNotes(id)
  // Without it the form would be filled in with something else.
  if (isPending || notes.isPending) return <Spinner />
  if (listing) return <Recording listing={listing} now={dataUpdatedAt} note={notes.data?.[0]} />
  return (
    <Notice tone="error">
      <p>{isError ? 'The listing could not be read.' : 'There is no such listing.'}</p>
      <LinkButton variant="secondary" href={PAYMENTS_PATH}>
        Payments
      </LinkButton>
    </Notice>
  )
}

interface RecordingProps {
  readonly listing: PayingListing
  readonly now: number
  readonly note: PaymentNote | undefined
}

function Recording({ listing, now, note }: RecordingProps) {
  const go = useGo()
  const [hasKeys] = useSingleKeys()
  const earlier = usePaymentPages(listing.id)
  const formRef = useRef<HTMLFormElement>(null)
  const { form, invoice } = useRecordPayment(listing, { now, note })
  useKeys('Record a payment', [
    { keys: '$mod+s', label: 'Record', run: () => formRef.current?.requestSubmit() },
    { keys: 'Escape', label: 'Back', run: () => go(PAYMENTS_PATH) },
  ])
  return <RecordPayment form={{ ...form, formRef }} invoice={invoice} earlier={earlier} hints={hasKeys ? HINTS : []} />
}
