import { useLocation } from 'react-router-dom'
import { InvoicePage } from './InvoicePage.tsx'
import { PaymentsListPage } from './PaymentsListPage.tsx'
import { readPaymentsAddress } from '../../shared/payments/paymentsAddress.ts'
import { RecordPaymentPage } from './RecordPaymentPage.tsx'

/** `/admin/payments`: all of them, the invoice of one, or the form for another. */
export function PaymentsPage() {
  const { pathname, search } = useLocation()
  const { payment, isReversing, listing } = readPaymentsAddress(pathname, search)
  if (payment !== undefined) return <InvoicePage key={payment} id={payment} isReversing={isReversing} />
  return listing === undefined ? <PaymentsListPage /> : <RecordPaymentPage key={listing} id={listing} />
}
