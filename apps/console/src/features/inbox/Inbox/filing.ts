import { INBOX_STATUSES, type MessageStatus } from '@dira/data'
import { ArchiveIcon, CheckIcon, SpamIcon, UndoIcon } from '@dira/ui'

/** The icon of what a message is filed as. */
export const FILE_ICONS = { open: UndoIcon, answered: CheckIcon, archived: ArchiveIcon, spam: SpamIcon } as const

/** The keys that file a message, as `KeyHint` and `aria-keyshortcuts` have them. */
export const FILE_KEYS: Readonly<Partial<Record<MessageStatus, string>>> = { archived: 'e', spam: '!' }

/** What a message can be filed as, the likeliest first. */
export function waysFrom(status: MessageStatus): MessageStatus[] {
  return INBOX_STATUSES.filter((way) => way !== status && (status !== 'spam' || way === 'open')).toSorted(
    (a, b) => Number(b === 'answered') - Number(a === 'answered'),
  )
}
