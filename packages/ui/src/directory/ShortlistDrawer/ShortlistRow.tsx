import type { ListingCard } from '@dira/directory-core'
import { CloseIcon } from '../../art/Icon/index.ts'
import { Needle } from '../../art/Needle/index.ts'
import { Checkbox } from '../../components/Checkbox/index.ts'
import { Heading } from '../../components/Heading/index.ts'
import { IconButton } from '../../components/IconButton/index.ts'
import { Link } from '../../components/Link/index.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ListingPicture } from '../ListingPicture/index.ts'
import * as styles from './ShortlistRow.css.ts'
import { shortlistDrawerMessages } from './messages.ts'

export interface ShortlistRowProps {
  card: ListingCard
  href: string
  /** What says how many can be chosen. */
  noteId: string
  isChosen: boolean
  isFull: boolean
  onChoose: (isChosen: boolean) => void
  onRemove: () => void
}

/** A saved listing. */
export function ShortlistRow({ card, href, noteId, isChosen, isFull, onChoose, onRemove }: ShortlistRowProps) {
  const messages = useMessages('shortlistDrawer', shortlistDrawerMessages)
  return (
    <li className={styles.row}>
      <Checkbox
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={onChoose}
        aria-describedby={noteId}
        className={styles.choice}
      >
        <VisuallyHidden>{messages.choose(card.businessName)}</VisuallyHidden>
      </Checkbox>
      <ListingPicture card={card} className={styles.picture} />
      <div className={styles.words}>
        <Heading level={3} className={styles.name}>
          <Link look="quiet" href={href} className={styles.link}>
            <bdi translate="no">{card.businessName}</bdi>
          </Link>
        </Heading>
        <p className={styles.place}>
          <Needle className={styles.needle} />
          <bdi>{card.locationLine}</bdi>
        </p>
      </div>
      <IconButton label={messages.remove(card.businessName)} onPress={onRemove} className={styles.remove}>
        <CloseIcon />
      </IconButton>
    </li>
  )
}
