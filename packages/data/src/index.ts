export { connectDirectoryData, type DataServiceOptions } from './connectDirectoryData.ts'
export { DataRefusal } from './dataRefusal.ts'
export type {
  ChangedListings,
  DirectoryData,
  ListingsData,
  PublishedListings,
  SendOptions,
  Submission,
  SubmissionOutcome,
  SubmissionTable,
  SubmissionsData,
  UnreadableRow,
} from './directoryData.ts'
export {
  FIELD_COLUMNS,
  LISTING_COLUMNS,
  type ListingColumn,
  type ListingColumns,
  type ListingRow,
} from './listingColumns.ts'
export { LISTING_SELECT, listingFromRow, listingRows, rowFromListing } from './listingRows.ts'
export { attempt, beginsWithZeros, PROOF_HEADER, PROOF_REQUIRED, workOf, type Work } from './challenge/proofOfWork.ts'
export { MESSAGES_KEPT, SUBMISSIONS_KEPT } from './submissionsKept.ts'
export { countNumbers, UNCOUNTED_COOKIE, WEEKS_KEPT, type ListingNumbers } from './weeklyNumbers.ts'
export type { AdminDataOptions } from './adminClient.ts'
export { connectChangeJobs, type ChangeJobsData } from './changeJobs.ts'
export type { ChangeCounts, LeftAlone, ListingsChange } from './changeJobAnswer.ts'
export { connectHistory, type HistoryData, type OperationFilter, type UndoOptions } from './history.ts'
export {
  ACCOUNT_EVENTS,
  OPERATION_KINDS,
  type AccountEvent,
  type FieldValue,
  type Operation,
  type OperationKind,
  type OperationPreview,
  type OperationWork,
  type Operations,
  type UndoCounts,
} from './historyAnswer.ts'
export { connectAdministrators, type AdministratorsData, type AdministratorsList } from './administrators.ts'
export type { LinkOutcome } from './makeLink.ts'
export { connectListingOwners, type ListingOwner, type ListingOwners, type ListingOwnersData } from './listingOwners.ts'
export type { AdministratorLink } from './administratorsAnswer.ts'
export { connectAccount, type AccountChange, type AccountData } from './account.ts'
export { ACCOUNT_CHANGES_PATHS, myAccountSchema, type MyAccount } from './accountAnswer.ts'
export { connectInvitation, type InvitationData } from './invitation.ts'
export {
  CLOSED_INVITATIONS,
  errorMessage,
  INVITATION_PAGE,
  INVITATION_PURPOSES,
  LINK_PURPOSES,
  invitationToken,
  INVITATIONS_PATHS,
  newPassword,
  NEW_PASSWORD_LEAST,
  OWNER_INVITATION_PAGE,
  PASSWORD_LINKS_PATH,
  type ClosedInvitation,
  type InvitationAccepted,
  type InvitationLook,
  type InvitationPurpose,
  type LinkPurpose,
  type NoAnswer,
} from './invitationAnswer.ts'
export { connectInbox, type InboxData, type MessageChange } from './inbox.ts'
export { BACKUPS_PATH, readBackupsStatus } from './backups.ts'
export type { BackupsStatus } from './backupsAnswer.ts'
export {
  INBOX_KINDS,
  INBOX_STATUSES,
  INBOX_WHOSE,
  type InboxSummary,
  type Message,
  type MessageStatus,
  type Person,
} from './inboxAnswer.ts'
export {
  connectListingWrites,
  type BulkChanges,
  type ListingChanges,
  type ListingWrites,
  type SaveOutcome,
} from './listingWrites.ts'
export { connectListingEditor, type EditOutcome, type ListingEditorData } from './listingEditor.ts'
export {
  changedFields,
  LISTING_ITEM_KEYS,
  listingFormSchema,
  NEW_LISTING,
  type ListingField,
  type ListingForm,
} from './listingForm.ts'
export type { OpenedListing } from './listingFormColumns.ts'
export {
  connectOwnerListing,
  ownerChanges,
  type OwnerListingData,
  type OwnerSave,
  type OwnerSaveOutcome,
} from './ownerListing.ts'
export { OWNER_FACTS, type OwnerFact, type OwnerListing } from './ownerListingAnswer.ts'
export {
  fieldOfColumn,
  LIVE_COLUMNS,
  ownerFieldsOf,
  PROPOSED_COLUMNS,
  type LiveColumn,
  type OwnerField,
  type ProposedColumn,
} from './fieldColumns.ts'
export { connectListed, type ListedQuery, type ListedData, type ListedFilter, type Picked } from './adminListings.ts'
export {
  LISTED_SORTS,
  LISTING_STATUSES,
  type ListedListing,
  type ListedPage,
  type ListedPlace,
  type ListedSort,
  type ListingStatus,
  type ListingView,
} from './adminListingsAnswer.ts'
export { compareListings, judgeListings, type JudgeOptions } from './judgeListings.ts'
export { readPossibleDuplicates, type Resembling } from './possibleDuplicates.ts'
export type { PossibleDuplicate } from './possibleDuplicatesAnswer.ts'
export { readNeeds } from './needs.ts'
export { NEEDS, type Need, type Needs } from './needsAnswer.ts'
export { connectOwners, type OwnersData } from './owners.ts'
export type { MyListing } from './ownersAnswer.ts'
export { connectOutbox, OUTBOX_SENDER_PATH, readOutboxSender, type OutboxQuery, type OutboxData } from './outbox.ts'
export {
  type ClaimedEmail,
  type OutboxEmail,
  type OutboxPage,
  type OutboxSender,
  type OutboxSubject,
} from './outboxAnswer.ts'
export { connectOutboxQueue, type OutboxQueue, type SendOutcome } from './outboxQueue.ts'
export {
  connectPayments,
  readSeller,
  SELLER_PATH,
  type PackageBecomes,
  type PaymentsQuery,
  type PaymentsData,
} from './payments.ts'
export type {
  OpenPayment,
  Payee,
  PayingListing,
  PaymentEntry,
  PaymentNote,
  PaymentsPage,
  Seller,
} from './paymentsAnswer.ts'
export { connectOwnerHome, PAYEE_PATH, readPayee, type OwnerEnquiriesQuery, type OwnerHomeData } from './ownerHome.ts'
export type { OwnerEnquiriesPage, OwnerEnquiry, OwnerHome, OwnerHomeListing } from './ownerHomeAnswer.ts'
export { connectListingViews, type ListingViewsData } from './listingViews.ts'
export {
  CSV_HEAD,
  csvCells,
  csvLine,
  csvLines,
  FILE_COLUMNS,
  type FileColumn,
  type FileListing,
} from './listingsCsv.ts'
export { connectImports, IMPORT_COMMANDS, ImportRefusal, type ImportCommand, type ImportsData } from './imports.ts'
export {
  FILE_ENCODINGS,
  fileLinesSchema,
  fileReadAsSchema,
  fileReadingSchema,
  type FileLines,
  type FileNote,
  type FileReadAs,
  type FileReading,
} from './fileReadingAnswer.ts'
export {
  COLUMN_ORIGINS,
  IMPORT_BYTES,
  IMPORT_DECISIONS,
  ACCEPTED_DOUBTS,
  IMPORT_KINDS,
  IMPORT_ROWS,
  IMPORT_STATES,
  IMPORT_DOUBTS,
  importChoiceSchema,
  IMPORTS_PATH,
  LEFT_OUT,
  type AppliedCounts,
  type CheckedCounts,
  type ColumnOrigin,
  type ImportChoice,
  type ImportDecision,
  type ImportJob,
  type ImportKind,
  type ImportState,
  type AcceptedDoubt,
  type ImportDoubt,
} from './importAnswer.ts'
export { importRowsQuerySchema, type CheckedRow, type ImportRows, type ImportRowsQuery } from './importRowsAnswer.ts'
export {
  APPLICATION_SCHEME,
  IMAGE_BYTES,
  IMAGE_ERRORS,
  IMAGE_PIXELS,
  IMAGES_PATH,
  isImageError,
  type ImageError,
} from './images/imageErrors.ts'
export { shrinkImage } from './images/shrinkImage.ts'
export { uploadImage, type Uploaded, type UploadOptions, type UploadSender } from './images/uploadImage.ts'
export {
  CHANGE_REQUEST_KINDS,
  CHANGE_REQUEST_LIMITS,
  CHANGE_REQUEST_STATUSES,
  EVIDENCE_SOURCES,
  newRequestToken,
  REPORT_REASONS,
  requestTokenSchema,
  type ChangeRequest,
  type ChangeRequestKind,
  type ChangeRequestStatus,
  type EvidenceSource,
  type ProposedValues,
  type ReportReason,
  type RequestedChanges,
} from './changeRequest.ts'
export { requestedChanges, requestedForm } from './requestedChanges.ts'
export type { RequestStatus, ReviewedRequest, ReviewedRequests, WentLive } from './changeRequestAnswer.ts'
export {
  CHANGE_REQUEST_PAGE,
  connectChangeRequests,
  type ChangeRequestsData,
  type RequestChangeOutcome,
  type RequestStatusOutcome,
} from './changeRequests.ts'
export {
  connectChangeRequestReview,
  type ChangeRequestReviewData,
  type DecisionOutcome,
  type RequestDecision,
  type RequestsQuery,
} from './changeRequestReview.ts'
export { readListingChecks } from './listingChecks.ts'
export type { ListingChecks } from './listingChecksAnswer.ts'
export type { FormerAddress, GoneListing } from './formerAddresses.ts'
export {
  CLAIM_CHANNELS,
  CLAIM_STATES,
  type ClaimChannel,
  type ClaimContacts,
  type ClaimReview,
  type ClaimState,
  type ClaimStatus,
  type ListedDuplicate,
} from './claimAnswer.ts'
export {
  connectClaims,
  readListedDuplicates,
  type Applying,
  type ClaimAccountOutcome,
  type ClaimOutcome,
  type ClaimsData,
} from './claims.ts'
export { connectClaimReview, type ClaimReviewData } from './claimReview.ts'
