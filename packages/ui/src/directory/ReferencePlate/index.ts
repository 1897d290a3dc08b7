export { ReferencePlate, type ReferencePlateProps } from './ReferencePlate.tsx'
export { RequestLink, type RequestLinkProps } from './RequestLink.tsx'
