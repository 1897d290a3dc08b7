import type { OutboxSender } from '@dira/data'
import type { DataService } from '../dataService.ts'
import type { SmtpSettings } from '../settings.ts'
import { toldToAdministrators } from './toldToAdministrators.ts'

interface OutboxSenderOptions extends Pick<DataService, 'administratorOf'> {
  /** @default letters are sent by hand */
  readonly smtp?: SmtpSettings | undefined
}

/** Answers administrators who sends letters. */
export function createOutboxSender({ smtp, administratorOf }: OutboxSenderOptions) {
  const told: OutboxSender = { from: smtp?.from.address ?? null }
  return toldToAdministrators({ administratorOf }, () => told)
}
