export { ChangeRequestReview, type ChangeRequestReviewProps } from './ChangeRequestReview.tsx'
export type { ReviewControls } from './OpenReview.tsx'
export type {
  NewListing,
  OpenRequest,
  RequestedField,
  RequestedImage,
  ReviewDecision,
  ReviewedClaim,
  ReviewedChangeRequest,
} from './reviewedRequest.ts'
