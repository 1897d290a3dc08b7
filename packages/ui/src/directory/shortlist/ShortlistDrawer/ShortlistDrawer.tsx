import type { ListingCard } from '@dira/directory-core'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { Sheet, type SheetProps } from '../../../components/Sheet/Sheet.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { ShareButton } from '../../listing/ShareButton/ShareButton.tsx'
import { ShortlistRow } from './ShortlistRow.tsx'
import * as styles from './ShortlistDrawer.css.ts'
import { shortlistDrawerMessages } from './messages.ts'

export interface ShortlistDrawerProps extends Omit<
  SheetProps,
  'children' | 'foot' | 'head' | 'isFlush' | 'onChange' | 'side' | 'title'
> {
  /** The saved listings, in order. */
  cards: readonly ListingCard[]
  /** The saved slugs changed: one or all were removed, or a removal was undone. */
  onChange: (slugs: readonly string[]) => void
  /** The slugs that are chosen to be compared. */
  chosen: readonly string[]
  /** Others are chosen. */
  onChosenChange: (slugs: readonly string[]) => void
  /** The address of a listing's page by its slug. */
  hrefOf: (slug: string) => string
  /** The address of a comparison. */
  compareHrefOf: (slugs: readonly string[]) => string
  /** The address under which somebody else sees the list. @default nothing to share */
  shareUrl?: string
  /** Where listings are found. */
  listingsHref: string
  /** How many can be compared. @default 4 */
  places?: number
}

interface Removal {
  readonly words: string
  /** What was saved before. */
  readonly slugs: readonly string[]
}

/** The shortlist in a drawer: open a listing, compare some, share the list, remove one and undo that. */
export function ShortlistDrawer({
  cards,
  onChange,
  chosen,
  onChosenChange,
  hrefOf,
  compareHrefOf,
  shareUrl,
  listingsHref,
  places = 4,
  ...props
}: ShortlistDrawerProps) {
  const messages = useMessages('shortlistDrawer', shortlistDrawerMessages)
  const noteId = useId()
  const [removal, setRemoval] = useState<Removal>()
  const news = useRef<HTMLDivElement>(null)
  const slugs = cards.map(({ slug }) => slug)
  const compared = slugs.filter((slug) => chosen.includes(slug))
  const isFull = compared.length >= places

  // What was pressed is gone with its row: the way back has the focus, and after it the news of what came back.
  useLayoutEffect(() => {
    if (removal) news.current?.querySelector('button')?.focus()
  }, [removal])

  const save = (saved: readonly string[], words: string) => {
    setRemoval({ words, slugs })
    onChange(saved)
  }
  const undo = () => {
    if (!removal) return
    news.current?.focus()
    setRemoval(undefined)
    onChange(removal.slugs)
  }

  const foot = cards.length > 0 && (
    <>
      {compared.length > 1 ? (
        <LinkButton href={compareHrefOf(compared)}>{messages.compare(compared.length)}</LinkButton>
      ) : (
        <Button isDisabled>{messages.chooseTwo}</Button>
      )}
      <div className={styles.ends}>
        {shareUrl !== undefined && (
          <ShareButton look="link" label={messages.share} title={messages.title} url={shareUrl} />
        )}
        <Button variant="link" className={styles.last} onPress={() => save([], messages.removedAll(cards.length))}>
          {messages.removeAll}
        </Button>
      </div>
    </>
  )

  return (
    <Sheet title={messages.title} isFlush foot={foot} {...props}>
      <div ref={news} tabIndex={-1} className={styles.news}>
        <p id={noteId}>{messages.note(places)}</p>
        <div className={removal && styles.removal}>
          <p role="status">{removal?.words}</p>
          {removal && (
            <Button variant="link" onPress={undo}>
              {messages.undo}
            </Button>
          )}
        </div>
      </div>
      {cards.length === 0 ? (
        <EmptyState
          heading={messages.emptyHeading}
          className={styles.empty}
          actions={
            <LinkButton variant="secondary" href={listingsHref}>
              {messages.explore}
            </LinkButton>
          }
        >
          {messages.empty}
        </EmptyState>
      ) : (
        <ul role="list" aria-label={messages.list}>
          {cards.map((card) => (
            <ShortlistRow
              key={card.slug}
              card={card}
              href={hrefOf(card.slug)}
              noteId={noteId}
              isChosen={compared.includes(card.slug)}
              isFull={isFull}
              onChoose={(isChosen) =>
                onChosenChange(isChosen ? [...compared, card.slug] : compared.filter((slug) => slug !== card.slug))
              }
              onRemove={() =>
                save(
                  slugs.filter((slug) => slug !== card.slug),
                  messages.removed(card.businessName),
                )
              }
            />
          ))}
        </ul>
      )}
    </Sheet>
  )
}
