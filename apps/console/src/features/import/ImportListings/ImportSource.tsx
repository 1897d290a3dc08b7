import { useRef } from 'react'
import { Button, Text, TextField } from '@dira/ui'
import { withSource } from './choosing.ts'
import type { ChoosingProps } from './ImportColumns.tsx'
import * as styles from './ImportListings.css.ts'
import { importListingsMessages } from './messages.ts'

export interface ImportPlacesProps {
  /** Takes a file of towns; null for those that Dira knows by itself. @default they cannot be chosen */
  onPlaces?: ((file: File | null) => void) | undefined
}

/** Whom the listings are credited to, and the towns that their rows are matched to. */
export function ImportSource({ job, onChoose, onPlaces }: Pick<ChoosingProps, 'job' | 'onChoose'> & ImportPlacesProps) {
  const messages = importListingsMessages
  const input = useRef<HTMLInputElement>(null)
  const { choice, places } = job
  const source = choice.source ?? { name: '', url: '' }
  /** What is left is stored, not each letter. */
  const store = (next: typeof source) => {
    if (next.name !== source.name || next.url !== source.url) onChoose(withSource(choice, next))
  }
  return (
    <>
      <section className={styles.aside}>
        <h2 className={styles.asideHead}>{messages.credit}</h2>
        <Text size="small" tone="muted">
          {messages.creditNote}
        </Text>
        <TextField
          label={messages.sourceName}
          optional
          description={messages.sourceExample}
          maxLength={LIMITS.name}
          key={`1 ${source.name}`}
          defaultValue={source.name}
          onBlur={({ currentTarget: { value: name } }) => store({ ...source, name })}
        />
        <TextField
          label={messages.sourceUrl}
          optional
          type="url"
          maxLength={LIMITS.url}
          key={`2 ${source.url}`}
          defaultValue={source.url}
          onBlur={({ currentTarget: { value: url } }) => store({ ...source, url })}
        />
      </section>
      {onPlaces && (
        <section className={styles.aside}>
          <h2 className={styles.asideHead}>{messages.towns}</h2>
          <Text size="small" tone="muted" className={styles.wraps}>
            {places === null ? messages.townsNote : messages.townsOf(places)}
          </Text>
          <div className={styles.actions}>
            <Button variant="link" onPress={() => input.current?.click()}>
              {places === null ? messages.chooseTowns : messages.otherTowns}
            </Button>
            {places !== null && (
              <Button variant="link" onPress={() => onPlaces(null)}>
                {messages.ownTowns}
              </Button>
            )}
          </div>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={messages.chooseTowns}
            accept=".csv,.tsv,.txt,.xlsx,.xls,text/csv"
            onChange={({ target }) => {
              const file = target.files?.[0]
              // The same file can be chosen again once it is mended.
              target.value = ''
              if (file) onPlaces(file)
            }}
          />
        </section>
      )}
    </>
  )
}

/** As a listing takes them. */
const LIMITS = { name: 120, url: 500 } as const
