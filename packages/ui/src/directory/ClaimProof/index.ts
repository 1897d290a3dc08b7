export { ClaimProof, type ClaimProofProps } from './ClaimProof.tsx'
export type { ClaimEvidenceSent } from './ClaimEvidence.tsx'
export type {
  ClaimBusy,
  ClaimedListing,
  ClaimFault,
  ClaimStanding,
  ClaimView,
  ClaimWay,
  MaskedContacts,
} from './claimView.ts'
