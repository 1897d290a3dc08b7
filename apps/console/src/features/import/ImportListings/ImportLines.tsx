import { Disclosure, Notice, Text } from '@dira/ui'
import * as styles from './ImportListings.css.ts'
import type { ImportFileLines } from './importView.ts'
import { importListingsMessages } from './messages.ts'

/** So many places are shown at first. */
const SHOWN = 3

/** What the lines of a file are, all of them, and what stands where they are not understood. */
export function ImportLines({ lines }: { readonly lines: ImportFileLines }) {
  const messages = importListingsMessages
  const { notUnderstood, lost } = lines
  const more = lost.slice(SHOWN)
  return (
    <>
      <Text size="small" tone="muted">
        {messages.lines(lines)}
      </Text>
      {notUnderstood > 0 && (
        <Notice tone="error">
          <p>{messages.lost(notUnderstood)}</p>
          <Places lost={lost.slice(0, SHOWN)} />
          {more.length > 0 && (
            <Disclosure look="link" label={messages.moreLost(more.length)}>
              <Places lost={more} />
            </Disclosure>
          )}
        </Notice>
      )}
    </>
  )
}

function Places({ lost }: Pick<ImportFileLines, 'lost'>) {
  const messages = importListingsMessages
  return (
    <dl className={styles.lost}>
      {lost.map(({ line, lines, text }) => (
        <div key={line}>
          <dt className={styles.lostPlace}>{messages.lostAt(line, lines)}</dt>
          {text.map((one, at) => (
            <dd key={at} className={styles.lostLine}>
              <bdi>{one}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
