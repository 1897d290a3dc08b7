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
export { connectInbox, type InboxData, type InboxOptions, type Letter, type Letters } from './inbox.ts'
export { connectSearchStore, type SearchStore, type SearchStoreOptions, type StoreResult } from './searchStore.ts'
export { writeSearchRows, type SearchRowsOptions } from './searchWriter.ts'
