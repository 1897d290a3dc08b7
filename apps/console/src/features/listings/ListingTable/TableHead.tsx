import { Button, DownloadIcon, Heading, KeyHint, LinkButton } from '@dira/ui'
import * as styles from './ListingTable.css.ts'
import { listingTableMessages } from './messages.ts'

export interface TableHeadProps {
  /** Writes all that match into a file. */
  onCsv: () => void
  /** So many rows of the file are written. @default none is being written */
  csvDone?: number | undefined
  /** Where a listing is made. @default none is made here */
  newHref?: string | undefined
}

/** The heading of the table, with the ways to a file and to a new listing. */
export function TableHead({ headingId, onCsv, csvDone, newHref }: TableHeadProps & { headingId: string }) {
  const messages = listingTableMessages
  return (
    <div className={styles.head}>
      <Heading level={1} size="h2" id={headingId} tabIndex={-1}>
        {messages.heading}
      </Heading>
      <div className={styles.headActions}>
        <Button variant="secondary" isPending={csvDone !== undefined} onPress={onCsv}>
          {csvDone === undefined && <DownloadIcon size={20} />}
          {csvDone === undefined ? messages.csv : messages.csvDone(csvDone)}
        </Button>
        {newHref !== undefined && (
          <LinkButton href={newHref} aria-keyshortcuts="N">
            {messages.newListing}
            <KeyHint keys="n" />
          </LinkButton>
        )}
      </div>
    </div>
  )
}
