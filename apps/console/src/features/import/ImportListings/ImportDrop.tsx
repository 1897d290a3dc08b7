import { useRef } from 'react'
import { UploadIcon, Needle, Button, Heading, Notice, Text, VisuallyHidden } from '@dira/ui'
import * as styles from './ImportListings.css.ts'
import { importListingsMessages } from './messages.ts'

interface ImportDropProps {
  /** A file is over the page. */
  isOver: boolean
  /** The name of the file that is being read. @default none is */
  reading?: string | undefined
  /** Why the last file is of no use. @default nothing is wrong */
  error?: string | undefined
  onFile: (file: File) => void
}

/** Where a file of businesses is dropped or chosen. */
export function ImportDrop({ isOver, reading, error, onFile }: ImportDropProps) {
  const messages = importListingsMessages
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      <div className={styles.drop} data-over={isOver ? '' : undefined}>
        <UploadIcon size={22} />
        <Heading level={2} size="h3">
          {reading === undefined ? messages.drop : messages.reading(reading)}
        </Heading>
        <Text tone="muted" className={styles.dropText}>
          {messages.dropNote}
        </Text>
        <Button isPending={reading !== undefined} onPress={() => input.current?.click()}>
          {messages.choose}
        </Button>
        <VisuallyHidden role="status">{reading !== undefined && messages.reading(reading)}</VisuallyHidden>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={messages.choose}
          accept=".csv,.tsv,.txt,.xlsx,.xls,.xml,.html,.htm,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={({ target }) => {
            const file = target.files?.[0]
            // The same file can be chosen again once it is mended.
            target.value = ''
            if (file) onFile(file)
          }}
        />
      </div>
      <ul role="list" aria-label={messages.promiseHead} className={styles.promises}>
        {messages.promises.map((promise) => (
          <li key={promise} className={styles.promise}>
            <Needle />
            {promise}
          </li>
        ))}
      </ul>
    </>
  )
}
