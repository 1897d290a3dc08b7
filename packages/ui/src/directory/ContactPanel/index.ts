export { ContactPanel, type ContactPanelProps } from './ContactPanel.tsx'
export type { Enquiry, EnquiryAnswer } from '../EnquiryDialog/index.ts'
