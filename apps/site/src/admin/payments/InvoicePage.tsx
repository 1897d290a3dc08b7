import { DataRefusal } from '@dira/data'
import { invoiceNumber } from '@dira/directory-core'
import { PaymentInvoice, type PaymentInvoiceState } from '@dira/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGo } from '../../app/overlays.tsx'
import { useNotices } from '../../notices/NoticeProvider.tsx'
import { useKeys } from '../keys/AdminKeys.tsx'
import { invoiceHref, PAYMENTS_PATH } from './paymentsAddress.ts'
import { shownInvoice } from './shownPayment.ts'
import { PAYMENTS, useInvoiceSource, usePaymentsData } from './usePaymentsData.ts'

interface InvoicePageProps {
  readonly id: string
  readonly isReversing: boolean
}

/** The invoice of a payment, as it prints, and its reversal. */
export function InvoicePage({ id, isReversing }: InvoicePageProps) {
  const data = usePaymentsData()
  const source = useInvoiceSource()
  const go = useGo()
  const client = useQueryClient()
  const { notify } = useNotices()
  const [message, setMessage] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const payment = useQuery({
    queryKey: [...PAYMENTS, 'payment', id],
    queryFn: async () => (await data.payment(id)) ?? null,
  })
  useKeys('Invoice', [{ keys: 'Escape', label: 'Back', run: () => go(isReversing ? invoiceHref(id) : PAYMENTS_PATH) }])

  async function reverse(reason: string): Promise<void> {
    setBusy(true)
    setMessage(undefined)
    try {
      const entry = await data.reverse(id, reason)
      await client.invalidateQueries()
      notify(`Reversed by ${invoiceNumber(entry)}`)
      go(invoiceHref(id), { replace: true })
    } catch (error) {
      setMessage(
        error instanceof DataRefusal && error.status === 400
          ? `It was not reversed. ${error.message}`
          : 'Nobody answered, so it may be reversed or not. Reverse it again: it is reversed once.',
      )
    } finally {
      setBusy(false)
    }
  }

  return (
    <PaymentInvoice
      state={stateOf()}
      backHref={PAYMENTS_PATH}
      onPrint={() => print()}
      onRetry={() => void payment.refetch()}
      {...(isReversing && {
        reversal: { cancelHref: invoiceHref(id), onReverse: (reason) => void reverse(reason), isBusy, message },
      })}
    />
  )

  function stateOf(): PaymentInvoiceState {
    const entry = payment.data
    if (entry === null) return { status: 'gone' }
    // Without the seller it would be another invoice.
    if (!entry || !(entry.seller || source.isKnown)) return { status: payment.isError ? 'failed' : 'loading' }
    const { recordedAt, recordedBy, note, reverses, reversedBy } = entry
    return {
      status: 'ready',
      invoice: shownInvoice(entry, source),
      recordedAt,
      recordedBy,
      note,
      reverseHref: reverses || reversedBy ? undefined : invoiceHref(id, { isReversing: true }),
    }
  }
}
