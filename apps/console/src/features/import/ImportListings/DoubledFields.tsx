import { Button, Inline, Notice } from '@dira/ui'
import { doubledFields, sharedFields, withJoined, withOnly } from './choosing.ts'
import type { ChoosingProps } from './ImportColumns.tsx'
import * as styles from './ImportListings.css.ts'
import { importListingsMessages } from './messages.ts'

/** Asks of each field that several columns are for which of them is meant, or whether they are joined. */
export function DoubledFields({ job, fieldNames, onChoose }: Pick<ChoosingProps, 'job' | 'fieldNames' | 'onChoose'>) {
  const messages = importListingsMessages
  const doubled = doubledFields(job)
  return [...sharedFields(job.columns)].map(([field, columns]) => {
    const isJoined = !doubled.has(field)
    const names = columns.map(({ name }) => name)
    const label = fieldNames[field] ?? field
    return (
      <Notice key={field}>
        <p className={styles.wraps}>{isJoined ? messages.areJoined(names, label) : messages.whichOf(names, label)}</p>
        <Inline>
          {names.map((name) => (
            <Button key={name} variant="link" onPress={() => onChoose(withOnly(job.choice, field, names, name))}>
              {messages.only(name)}
            </Button>
          ))}
          {!isJoined && columns.every(({ canJoin }) => canJoin) && (
            <Button variant="link" onPress={() => onChoose(withJoined(job.choice, field))}>
              {messages.join(names.length)}
            </Button>
          )}
        </Inline>
      </Notice>
    )
  })
}
