export {
  type ChangeRequestsState,
  type ListedRequest,
  REQUEST_KINDS,
  REQUEST_STATUSES,
  type RequestFilters,
  type RequestKind,
} from './changeRequest.ts'
export { ChangeRequests, type ChangeRequestsControls, type ChangeRequestsProps } from './ChangeRequests.tsx'
