import { connectListed, type PaymentNote } from '@dira/data'
import { Payments } from './Payments/Payments.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useNotices } from '@dira/app'
import { useKeys } from '../../shared/keys/AdminKeys.tsx'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { recordHref } from '../../shared/payments/paymentsAddress.ts'
import { paidListing } from '../../shared/payments/shownPayment.ts'
import { PAYMENTS, usePaymentNotes, usePaymentPages, usePaymentsData } from './usePaymentsData.ts'

/** So many of the listings that are found are offered. */
const OFFERED = 8
/** How many signs the reference of a transfer has. */
const REFERENCE_LENGTH = 8

/** All payments, and the search for the listing of the next one. */
export function PaymentsListPage() {
  const data = usePaymentsData()
  const client = useQueryClient()
  const { notify } = useNotices()
  const field = useRef<HTMLInputElement>(null)
  const options = useDataOptions()
  const listed = useMemo(() => connectListed(options), [options])
  const list = usePaymentPages()
  const [text, setText] = useState('')
  const asked = useDeferredValue(text.trim())
  const found = useQuery({
    queryKey: [...PAYMENTS, 'listings', asked],
    queryFn: async ({ signal }) => listed.page({ text: asked }, signal),
    enabled: asked !== '',
  })
  const notes = usePaymentNotes()
  // A transfer has a reference, and its owner may have said nothing.
  const reference = asked.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const paying = useQuery({
    queryKey: [...PAYMENTS, 'reference', reference],
    queryFn: async () => (await data.listing({ reference })) ?? null,
    enabled: reference.length === REFERENCE_LENGTH,
  })
  const listings = [...(paying.data ? [paying.data] : []), ...(found.data?.rows.slice(0, OFFERED) ?? [])]

  async function dropNote({ listingId, name }: PaymentNote): Promise<void> {
    try {
      await data.removeNote(listingId)
      await client.invalidateQueries({ queryKey: PAYMENTS })
      notify(`${name} is no longer noted as paid`)
    } catch {
      notify('It could not be removed. Nothing was changed.', { tone: 'error' })
    }
  }
  useKeys('Payments', [{ keys: '/', label: 'Search', run: () => field.current?.focus() }])
  return (
    <Payments
      list={list}
      text={text}
      onTextChange={setText}
      notes={notes.data}
      onDropNote={(row) => void dropNote(row)}
      found={
        found.data &&
        listings.map((listing) => ({ ...paidListing(listing, found.dataUpdatedAt), href: recordHref(listing.id) }))
      }
      isFindFailed={found.isError}
      onFindRetry={() => void found.refetch()}
      findRef={field}
    />
  )
}
