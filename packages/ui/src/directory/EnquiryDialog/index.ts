export { EnquiryDialog, type EnquiryDialogProps } from './EnquiryDialog.tsx'
export type { Enquiry, EnquiryAnswer } from './enquiry.ts'
