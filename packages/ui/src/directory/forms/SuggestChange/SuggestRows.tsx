import type { ListingDetail } from '@dira/directory-core'
import {
  ClockIcon,
  CopyIcon,
  DirectionsIcon,
  DoorIcon,
  EditIcon,
  FlagIcon,
  ForwardIcon,
  PhoneIcon,
  TagIcon,
} from '../../../art/Icon/index.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { suggestChangeMessages } from './messages.ts'
import { onThePage } from './onThePage.ts'
import * as styles from './SuggestChange.css.ts'
import { SUGGESTION_KINDS, type SuggestionKind } from './suggestion.ts'

const ICONS = {
  phone: PhoneIcon,
  hours: ClockIcon,
  place: DirectionsIcon,
  kind: TagIcon,
  other: EditIcon,
  same: CopyIcon,
  closed: DoorIcon,
  report: FlagIcon,
} as const

interface SuggestRowsProps {
  listing: ListingDetail
  /** Whether it is known what the place may be. */
  hasKinds: boolean
  onChoose: (kind: SuggestionKind) => void
}

/** What can be wrong, each with what stands on the page. Hours only where the page has a place for them. */
export function SuggestRows({ listing, hasKinds, onChoose }: SuggestRowsProps) {
  const messages = useMessages('suggestChange', suggestChangeMessages)
  const kinds = SUGGESTION_KINDS.filter(
    (kind) => (kind !== 'hours' || 'businessHours' in listing) && (kind !== 'kind' || hasKinds),
  )
  return (
    <div className={styles.step}>
      <ul role="list" className={styles.rows}>
        {kinds.map((kind) => {
          const Icon = ICONS[kind]
          const note = kind === 'report' ? messages.reportNote : onThePage(kind, listing)
          return (
            <li key={kind}>
              <button type="button" className={styles.row} onClick={() => onChoose(kind)}>
                <span className={styles.lozenge}>
                  <Icon size={20} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{messages.rows[kind]}</span>
                  {note !== '' && (
                    <span className={styles.note}>
                      <bdi>{note}</bdi>
                    </span>
                  )}
                </span>
                <ForwardIcon size={20} className={styles.arrow} />
              </button>
            </li>
          )
        })}
      </ul>
      <p className={styles.note}>{messages.promise}</p>
    </div>
  )
}
