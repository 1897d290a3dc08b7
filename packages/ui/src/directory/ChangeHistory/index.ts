export { ChangeHistory, type ChangeHistoryProps } from './ChangeHistory.tsx'
export type {
  ChangedListing,
  ChangedSince,
  FieldChange,
  HistoryFilters,
  HistoryOperation,
  HistoryState,
  OpenOperation,
  OperationKind,
  OperationName,
  UndoCount,
  UndoDone,
} from './historyOperation.ts'
export type { OperationActions, OperationControls } from './OperationPane.tsx'
