import { connectPayments, readSeller, type PaymentsData, type Seller } from '@dira/data'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { PaymentsState } from '../../shared/payments/payment.ts'
import { useMemo } from 'react'
import { useSettings } from '../../shared/settings.ts'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { shownPayment, type InvoiceSource } from '../../shared/payments/shownPayment.ts'

/** What was read of payments goes by this name. */
export const PAYMENTS = ['payments'] as const

/** The payments of the data service, for the account that is signed in. */
export function usePaymentsData(): PaymentsData {
  const options = useDataOptions()
  return useMemo(() => connectPayments(options), [options])
}

/** Notes of owners that they have paid, for all listings or one. */
export function usePaymentNotes(listing?: string) {
  const data = usePaymentsData()
  return useQuery({ queryKey: [...PAYMENTS, 'notes', listing], queryFn: async () => data.notes(listing) })
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
    onRetry: () => void pages.refetch(),
    onMore: () => void pages.fetchNextPage(),
  }
}

interface KnownSource extends InvoiceSource {
  readonly isKnown: boolean
  /** Waits for the answer; undefined where there is none. */
  readonly readSeller: () => Promise<Seller | undefined>
}

/** The seller on the invoices; nobody is named until it is known. */
export function useInvoiceSource(): KnownSource {
  const options = useDataOptions()
  const { siteUrl } = useSettings()
  const { data, refetch } = useQuery({
    queryKey: [...PAYMENTS, 'seller'],
    // The site's own server is asked, also where the data is a hosted project's.
    queryFn: async () => readSeller({ ...options, url: '' }),
    staleTime: Infinity,
  })
  return {
    seller: data ?? { lines: [] },
    siteUrl,
    isKnown: data !== undefined,
    readSeller: async () => data ?? (await refetch({ cancelRefetch: false })).data,
  }
}
