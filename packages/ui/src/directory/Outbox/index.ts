export { Outbox, type OutboxProps } from './Outbox.tsx'
export { OutboxFailures, type OutboxFailuresProps } from './OutboxFailures.tsx'
export type { OutboxRow, OutboxRowState, OutboxState } from './outboxRow.ts'
