import { VisuallyHidden } from '@dira/ui'
import * as frame from '../list/ListAndPane.css.ts'
import { changedPart } from './changedPart.ts'
import * as styles from './Marked.css.ts'
import { markedMessages } from './messages.ts'

/** A value with the part marked that another one has not; assistive technology says of it ‘removed’ or ‘added’. */
export function Marked({
  text,
  other,
  as: Mark,
}: {
  readonly text: string
  readonly other: string
  readonly as: 'del' | 'ins'
}) {
  const messages = markedMessages
  if (text === '') return <span className={frame.time}>{messages.empty}</span>
  const { start, before, end } = changedPart(text, other)
  return (
    <bdi className={styles.value}>
      {start}
      {before !== '' && (
        <Mark className={styles.marked[Mark]}>
          <VisuallyHidden>{messages.marks[Mark]} </VisuallyHidden>
          {before}
        </Mark>
      )}
      {end}
    </bdi>
  )
}
