import { DataRefusal } from '@dira/data'
import { invoiceNumber } from '@dira/directory-core'
import { PaymentInvoice, type PaymentInvoiceState } from './Payments/PaymentInvoice.tsx'
import type { ReversalChoice } from '../../shared/payments/payment.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGo } from '../../shared/useGo.ts'
import { useNotices } from '@dira/app'
import { useKeys } from '../../shared/keys/AdminKeys.tsx'
import { invoiceHref, PAYMENTS_PATH } from '../../shared/payments/paymentsAddress.ts'
import { becomesOf, reversalPackages, shownInvoice } from '../../shared/payments/shownPayment.ts'
import { PAYMENTS, useInvoiceSource, usePaymentsData } from './usePaymentsData.ts'

interface InvoicePageProps {
  readonly id: string
  readonly isReversing: boolean
}

/** The invoice of a payment, as it prints, its reversal, and the undo of that. */
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

  /** Writes an entry and shows what came of it; says what went wrong in the words for its kind. */
  async function write(add: () => Promise<void>, said: { readonly refused: string; readonly silent: string }) {
    setBusy(true)
    setMessage(undefined)
    try {
      await add()
    } catch (error) {
      setMessage(
        error instanceof DataRefusal && error.status === 400 ? `${said.refused} ${error.reason}.` : said.silent,
      )
    } finally {
      setBusy(false)
    }
  }

  const reverse = async (reason: string, choice: ReversalChoice) =>
    write(
      async () => {
        const entry = await data.reverse(id, reason, becomesOf(choice))
        await client.invalidateQueries()
        notify(`Reversed by ${invoiceNumber(entry)}`, { action: { label: 'Undo', onPress: () => void undo(id) } })
        go(invoiceHref(id), { replace: true })
      },
      {
        refused: 'It was not reversed.',
        silent: 'Nobody answered, so it may be reversed or not. Reverse it again: it is reversed once.',
      },
    )

  const undo = async (taken: string) =>
    write(
      async () => {
        const entry = await data.undoReversal(taken)
        await client.invalidateQueries()
        notify(`Recorded again: ${invoiceNumber(entry)}`)
        go(invoiceHref(entry.id))
      },
      {
        refused: 'It was not recorded again.',
        silent: 'Nobody answered, so it may be recorded again or not. Undo it again: it is recorded once.',
      },
    )

  const entry = payment.data
  /** The payment that was taken back, of which this is the page, or the page of its reversal. */
  const taken = entry && !entry.undoneBy ? (entry.reverses?.id ?? (entry.reversedBy && id)) : undefined
  return (
    <PaymentInvoice
      state={stateOf()}
      backHref={PAYMENTS_PATH}
      onPrint={() => print()}
      onRetry={() => void payment.refetch()}
      isUndoing={isBusy}
      undoMessage={isReversing ? undefined : message}
      {...(taken !== undefined && { onUndoReversal: () => void undo(taken) })}
      {...(isReversing && {
        reversal: {
          cancelHref: invoiceHref(id),
          onReverse: (reason, choice) => void reverse(reason, choice),
          isBusy,
          message,
          packages: reversalPackages(entry?.packages, payment.dataUpdatedAt),
          today: new Date(payment.dataUpdatedAt).toISOString().slice(0, 10),
        },
      })}
    />
  )

  function stateOf(): PaymentInvoiceState {
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
