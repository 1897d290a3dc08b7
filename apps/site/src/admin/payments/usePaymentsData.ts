import { connectPayments, readSeller, type PaymentsData } from '@dira/data'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { PaymentsState } from '@dira/ui'
import { useMemo } from 'react'
import { usePagePayload } from '../../app/PagePayloadProvider.tsx'
import { useDataOptions } from '../useDataOptions.ts'
import { shownPayment, type InvoiceSource } from './shownPayment.ts'

/** What was read of payments goes by this name. */
export const PAYMENTS = ['payments'] as const

/** The payments of the data service, for the account that is signed in. */
export function usePaymentsData(): PaymentsData {
  const options = useDataOptions()
  return useMemo(() => connectPayments(options), [options])
}

/** Payments, page by page: all of them, or those of a listing. */
export function usePaymentPages(listing?: string) {
  const data = usePaymentsData()
  const pages = useInfiniteQuery({
    queryKey: [...PAYMENTS, 'pages', listing],
    queryFn: async ({ pageParam }) =>
      data.page({
        ...(listing !== undefined && { listing }),
        ...(pageParam !== undefined && { before: pageParam }),
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ payments, more }) => (more ? payments.at(-1)?.number : undefined),
  })
  const state: PaymentsState = pages.data
    ? {
        status: 'ready',
        rows: pages.data.pages.flatMap(({ payments }) => payments).map(shownPayment),
        hasMore: pages.hasNextPage,
        isFailed: pages.isError,
      }
    : { status: pages.isError ? 'failed' : 'loading' }
  return {
    state,
    nextNumber: pages.data?.pages[0]?.nextNumber,
    onRetry: () => void pages.refetch(),
    onMore: () => void pages.fetchNextPage(),
  }
}

/** Who sends the invoices. Until it is known, and where it cannot be, nobody is named. */
export function useInvoiceSource(): InvoiceSource & { readonly isKnown: boolean } {
  const options = useDataOptions()
  const { siteUrl } = usePagePayload().served.config
  const { data, isPending } = useQuery({
    queryKey: [...PAYMENTS, 'seller'],
    // The site's own server is asked, also where the data is a hosted project's.
    queryFn: async () => readSeller({ ...options, url: '' }),
    staleTime: Infinity,
  })
  return { seller: data ?? { lines: [] }, siteUrl, isKnown: !isPending }
}
