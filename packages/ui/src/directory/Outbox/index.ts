export { Outbox, type OutboxProps } from './Outbox.tsx'
export { OutboxFailures, type OutboxFailuresProps } from '../OutboxFailures/index.ts'
export type { OutboxRow, OutboxRowState, OutboxState } from './outboxRow.ts'
