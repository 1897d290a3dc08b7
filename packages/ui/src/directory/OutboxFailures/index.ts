export { OutboxFailures, type OutboxFailuresProps } from './OutboxFailures.tsx'
