import { englishCount } from '../../messages/count.ts'

/** What the field that narrows a list says by itself. */
export const narrowingMessages = {
  label: 'Find in the list',
  clear: 'Clear',
  /** How many options are left. */
  left: (count: number) => (count === 1 ? '1 in the list' : `${englishCount(count)} in the list`),
  none: (text: string, kind?: string) =>
    kind === undefined ? `Nothing here is called “${text}”.` : `No ${kind.toLowerCase()} is called “${text}”.`,
  chosen: (label: string) => `${label}: chosen`,
  takenBack: (label: string) => `${label}: no longer chosen`,
}
