export { OwnerEnquiries, type OwnerEnquiriesProps, type OwnerEnquiryRow } from './OwnerEnquiries.tsx'
