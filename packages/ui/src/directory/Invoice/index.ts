export { Invoice, type InvoiceFacts, type InvoiceProps } from './Invoice.tsx'
