import { connectListed } from '@dira/data'
import { Payments } from '@dira/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useKeys } from '../keys/AdminKeys.tsx'
import { useDataOptions } from '../useDataOptions.ts'
import { recordHref } from './paymentsAddress.ts'
import { paidListing } from './shownPayment.ts'
import { PAYMENTS, usePaymentPages } from './usePaymentsData.ts'

/** So many of the listings that are found are offered. */
const OFFERED = 8

/** All payments, and the search for the listing of the next one. */
export function PaymentsListPage() {
  const field = useRef<HTMLInputElement>(null)
  const options = useDataOptions()
  const listed = useMemo(() => connectListed(options), [options])
  const { state, onRetry, onMore } = usePaymentPages()
  const [text, setText] = useState('')
  const asked = useDeferredValue(text.trim())
  const found = useQuery({
    queryKey: [...PAYMENTS, 'listings', asked],
    queryFn: async ({ signal }) => listed.page({ text: asked }, signal),
    enabled: asked !== '',
  })
  useKeys('Payments', [{ keys: '/', label: 'Search', run: () => field.current?.focus() }])
  return (
    <Payments
      state={state}
      onRetry={onRetry}
      onMore={onMore}
      text={text}
      onTextChange={setText}
      found={found.data?.rows
        .slice(0, OFFERED)
        .map((listing) => ({ ...paidListing(listing, found.dataUpdatedAt), href: recordHref(listing.id) }))}
      isFindFailed={found.isError}
      onFindRetry={() => void found.refetch()}
      findRef={field}
    />
  )
}
