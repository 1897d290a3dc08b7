export type {
  PaidListing,
  PaidPeriod,
  PaidTier,
  PaymentDraft,
  PaymentNoteRow,
  PaymentRow,
  PaymentsState,
  ReversalChoice,
  ReversalPackages,
} from './payment.ts'
export { PaymentInvoice, type PaymentInvoiceProps, type PaymentInvoiceState } from './PaymentInvoice.tsx'
export { Payments, type PaymentsProps } from './Payments.tsx'
export type { RecordFormProps } from './RecordForm.tsx'
export { RecordPayment, type RecordPaymentProps } from './RecordPayment.tsx'
