import { connectPayments, readSeller, type PaymentEntry, type PaymentsData, type Seller } from '@dira/data'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSettings } from '../../shared/settings.ts'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { useListPages } from '../../shared/list/useListPages.ts'
import type { InvoiceSource } from '../../shared/payments/shownPayment.ts'

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
  return useListPages({
    queryKey: [...PAYMENTS, 'pages', listing],
    read: async (before: PaymentEntry | undefined) =>
      data.page({ ...(listing !== undefined && { listing }), ...(before && { before: before.number }) }),
    rowsOf: ({ payments }) => payments,
  }).list
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
