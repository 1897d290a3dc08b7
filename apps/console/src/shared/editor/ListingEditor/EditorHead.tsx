import { useState, type ReactNode } from 'react'
import { BackIcon, ExternalIcon, Heading, HistoryIcon, KeyHint, Link, Button, Needle, Sheet, ViewIcon } from '@dira/ui'
import * as styles from './ListingEditor.css.ts'
import { listingEditorMessages } from './messages.ts'

interface EditorFactsProps {
  /** Undefined for a listing that is not made yet. */
  status?: 'published' | 'draft' | 'archived' | undefined
  /** Its package, and until when. */
  packageNote?: string | undefined
  previousHref?: string | undefined
  nextHref?: string | undefined
  siteHref?: string | undefined
  historyHref?: string | undefined
  /** How visitors will see it, such as PhonePreview: beside the form, and on a narrow screen in a sheet. */
  preview?: ReactNode
}

export interface EditorHeadProps extends EditorFactsProps {
  state: 'loading' | 'failed' | 'gone' | 'ready'
  /** The name of the listing; '' for one that has none yet. */
  name: string
  /** Back to the list that one came from. */
  backHref: string
}

/** The name of a listing, how it stands, and the ways from its editor. */
export function EditorHead({ id, state, name, backHref, ...facts }: EditorHeadProps & { id: string }) {
  const messages = listingEditorMessages
  return (
    <div className={styles.head}>
      <div className={styles.titles}>
        <p className={styles.back}>
          <Link href={backHref} className={styles.backLink}>
            <BackIcon size={18} />
            {messages.back}
          </Link>
        </p>
        <Heading level={1} size="h2" id={id} tabIndex={-1} className={styles.title}>
          {state === 'ready' ? <bdi>{name || messages.heading}</bdi> : messages.back}
        </Heading>
      </div>
      {state === 'ready' && <EditorFacts {...facts} />}
    </div>
  )
}

function EditorFacts(given: EditorFactsProps) {
  const { status, packageNote, previousHref, nextHref, siteHref, historyHref, preview } = given
  const messages = listingEditorMessages
  const [isPreviewed, setPreviewed] = useState(false)
  return (
    <div className={styles.facts}>
      {status && (
        <span className={styles.status} data-status={status}>
          <Needle hollow={status !== 'published'} />
          {messages.status[status]}
        </span>
      )}
      {packageNote}
      {preview !== undefined && (
        <span className={styles.previewButton}>
          <Button variant="link" onPress={() => setPreviewed(true)}>
            <ViewIcon size={18} />
            {messages.preview}
          </Button>
          <Sheet title={messages.preview} isOpen={isPreviewed} onOpenChange={setPreviewed}>
            {preview}
          </Sheet>
        </span>
      )}
      {siteHref !== undefined && (
        <Link href={siteHref} className={styles.action}>
          {messages.view}
          <ExternalIcon size={18} />
        </Link>
      )}
      {historyHref !== undefined && (
        <Link href={historyHref} className={styles.action}>
          <HistoryIcon size={18} />
          {messages.history}
        </Link>
      )}
      {previousHref !== undefined && (
        <Link href={previousHref} className={styles.action} aria-keyshortcuts={messages.keys.previous}>
          <KeyHint keys={messages.keys.previous} />
          {messages.previous}
        </Link>
      )}
      {nextHref !== undefined && (
        <Link href={nextHref} className={styles.action} aria-keyshortcuts={messages.keys.next}>
          {messages.next}
          <KeyHint keys={messages.keys.next} />
        </Link>
      )}
    </div>
  )
}
