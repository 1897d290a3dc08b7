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
export { LISTING_COLUMNS, type ListingColumn, type ListingColumns, type ListingRow } from './listingColumns.ts'
export { LISTING_SELECT, listingFromRow, listingRows, rowFromListing } from './listingRows.ts'
export { attempt, beginsWithZeros, PROOF_HEADER, PROOF_REQUIRED, workOf, type Work } from './proofOfWork.ts'
export { SUBMISSIONS_KEPT } from './submissionsKept.ts'
export type { AdminDataOptions } from './adminClient.ts'
export { connectHistory, type HistoryData, type OperationFilter, type UndoOptions, type UndoReport } from './history.ts'
export {
  OPERATION_KINDS,
  type FieldValue,
  type LeftAlone,
  type Operation,
  type OperationKind,
  type OperationPreview,
  type Operations,
  type UndoCounts,
} from './historyAnswer.ts'
export { connectAdministrators, type AdministratorsData, type LinkOutcome } from './administrators.ts'
export type { AdministratorChange, AdministratorLink, AdministratorsList } from './administratorsAnswer.ts'
export { connectInvitation, type InvitationData } from './invitation.ts'
export {
  CLOSED_INVITATIONS,
  INVITATION_PAGE,
  INVITATION_PURPOSES,
  invitationToken,
  INVITATIONS_PATHS,
  newPassword,
  NEW_PASSWORD_LEAST,
  type ClosedInvitation,
  type InvitationAccepted,
  type InvitationLook,
  type InvitationPurpose,
  type NoAnswer,
} from './invitationAnswer.ts'
export { connectInbox, type InboxData, type LetterChange } from './inbox.ts'
export { BACKUPS_PATH, readBackupsStatus } from './backups.ts'
export type { BackupsStatus } from './backupsAnswer.ts'
export { LETTER_KINDS, LETTER_STATUSES, LETTERS_WHOSE, type InboxSummary, type Letter } from './inboxAnswer.ts'
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
  connectListed,
  type BulkDone,
  type ListedAsked,
  type ListedData,
  type ListedFilter,
  type Picked,
} from './adminListings.ts'
export {
  LISTED_SORTS,
  LISTING_STATUSES,
  type ListedListing,
  type ListedPage,
  type ListedPlace,
  type ListedSort,
  type ListingStatus,
  type ListingView,
  type WholeListing,
} from './adminListingsAnswer.ts'
export { judgeListings, type JudgeOptions } from './judgeListings.ts'
export { readNeeds } from './needs.ts'
export { NEEDS, type Need, type Needs } from './needsAnswer.ts'
export { connectPayments, readSeller, SELLER_PATH, type PaymentsAsked, type PaymentsData } from './payments.ts'
export type { PayingListing, PaymentEntry, PaymentsPage, Seller } from './paymentsAnswer.ts'
export { connectListingViews, type ListingViewsData } from './listingViews.ts'
export { CSV_HEAD, csvCells, csvLines } from './listingsCsv.ts'
export { connectImports, IMPORT_COMMANDS, ImportRefusal, type ImportCommand, type ImportsData } from './imports.ts'
export {
  COLUMN_ORIGINS,
  IMPORT_BYTES,
  IMPORT_DECISIONS,
  IMPORT_KINDS,
  IMPORT_ROWS,
  IMPORT_STATES,
  importChoiceSchema,
  importRowsAskedSchema,
  IMPORTS_PATH,
  LEFT_OUT,
  type AppliedCounts,
  type CheckedCounts,
  type CheckedRow,
  type ColumnOrigin,
  type ImportChoice,
  type ImportDecision,
  type ImportJob,
  type ImportKind,
  type ImportRows,
  type ImportRowsAsked,
  type ImportState,
} from './importAnswer.ts'
export { connectSearchStore, type SearchStore, type SearchStoreOptions, type StoreResult } from './searchStore.ts'
export { followSearchRows, type Followed, type FollowOptions } from './searchFollower.ts'
export type { StoredListings } from './searchListings.ts'
export { writeSearchRows, type SearchRowsOptions } from './searchWriter.ts'
export {
  IMAGE_BYTES,
  IMAGE_ERRORS,
  IMAGE_PIXELS,
  IMAGES_PATH,
  isImageError,
  type ImageError,
} from './images/imageErrors.ts'
export { shrinkImage } from './images/shrinkImage.ts'
export { uploadImage, type Uploaded, type UploadOptions } from './images/uploadImage.ts'
