import { useRef, useState } from 'react'
import { BookmarkIcon, CloseIcon, Button, Form, IconButton, Link, TextField } from '@dira/ui'
import { useFocusAfter } from '../../../shared/useFocusAfter.ts'
import { useStoring } from '../../../shared/useStoring.ts'
import type { TableView } from './listedListing.ts'
import * as styles from './ListingTable.css.ts'
import { listingTableMessages } from './messages.ts'

interface ListingViewsProps {
  views: readonly TableView[]
  allHref: string
  isAll: boolean
  changedView: TableView | undefined
  /** Resolves with whether it is stored. */
  onKeep: (name: string) => Promise<boolean>
  onSave: (id: string) => void
  onRemove: (id: string) => void
}

/** The views that belong to everybody, and the way to keep what is shown as one of them. */
export function ListingViews({ views, allHref, isAll, changedView, onKeep, onSave, onRemove }: ListingViewsProps) {
  const messages = listingTableMessages
  const [name, setName] = useState<string>()
  const here = views.find(({ isHere }) => isHere)
  const { isBusy, store } = useStoring()
  const nav = useRef<HTMLElement>(null)
  const keepButton = useRef<HTMLButtonElement>(null)
  useFocusAfter(
    name !== undefined,
    () => keepButton.current ?? nav.current?.querySelector<HTMLElement>('[aria-current]'),
  )
  return (
    <div className={styles.views}>
      <nav ref={nav} aria-label={messages.views} className={styles.viewLinks}>
        <Link look="bare" href={allHref} aria-current={isAll && !here ? 'true' : undefined} className={styles.view}>
          {messages.all}
        </Link>
        {views.map(({ id, name: label, href, isHere }) => (
          <Link key={id} look="bare" href={href} aria-current={isHere ? 'true' : undefined} className={styles.view}>
            <bdi>{label}</bdi>
          </Link>
        ))}
      </nav>
      {name === undefined ? (
        <div className={styles.viewActions}>
          {here && (
            <IconButton label={messages.removeView(here.name)} onPress={() => onRemove(here.id)}>
              <CloseIcon size={18} />
            </IconButton>
          )}
          {changedView && (
            <Button variant="link" onPress={() => onSave(changedView.id)}>
              {messages.saveOver(changedView.name)}
            </Button>
          )}
          {!here && !isAll && (
            <Button ref={keepButton} variant="link" onPress={() => setName('')}>
              <BookmarkIcon size={18} />
              {messages.keepView}
            </Button>
          )}
        </div>
      ) : (
        <Form
          required={{ view: messages.viewNameMissing }}
          className={styles.viewForm}
          isBusy={isBusy}
          onSubmit={(event) => {
            event.preventDefault()
            void store(onKeep(name.trim()), () => setName(undefined))
          }}
        >
          <TextField label={messages.viewName} name="view" maxLength={60} value={name} onChange={setName} />
          <Button type="submit" variant="secondary" isPending={isBusy}>
            {messages.keep}
          </Button>
          <Button variant="link" onPress={() => setName(undefined)}>
            {messages.cancel}
          </Button>
        </Form>
      )}
    </div>
  )
}
