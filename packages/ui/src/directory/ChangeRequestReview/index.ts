export { ChangeRequestReview, type ChangeRequestReviewProps } from './ChangeRequestReview.tsx'
export type { ReviewControls } from './OpenReview.tsx'
export {
  CHECK_WAYS,
  type CheckWay,
  type LiveChange,
  type NewListing,
  type OpenRequest,
  type RequestedField,
  type RequestedImage,
  type ReviewDecision,
  type ReviewedClaim,
  type ReviewedChangeRequest,
} from './reviewedRequest.ts'
