import type { ListingCard } from '@dira/directory-core'
import { CloseIcon } from '../../../art/Icon/index.ts'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { ListingPicture } from '../../results/ListingPicture/ListingPicture.tsx'
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
