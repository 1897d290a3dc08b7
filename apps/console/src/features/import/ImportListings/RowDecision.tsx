import { Button, KeyHint } from '@dira/ui'
import * as rowStyles from './ImportRows.css.ts'
import type { ImportDecision } from '@dira/data'
import type { ImportRowView } from './importView.ts'
import { importListingsMessages } from './messages.ts'

export interface RowDecisionProps {
  row: ImportRowView
  onOpen: (number: number) => void
  onDecide: (number: number, decision: ImportDecision | null) => void
}

/** What can be decided about a row. */
export function RowDecision({ row, onDecide, onOpen }: RowDecisionProps) {
  const messages = importListingsMessages
  const decide = (decision: ImportDecision | null) => () => onDecide(row.number, decision)
  if (row.kind === 'unchanged') return null
  const mend = (
    <Button variant="link" onPress={() => onOpen(row.number)}>
      {messages.mendHere}
    </Button>
  )
  if (row.kind === 'rejected') return mend
  if (row.decision !== null) {
    return (
      <Button variant="link" aria-keyshortcuts="x" onPress={decide(null)}>
        {row.decision === 'out' ? messages.takeIn : messages.decideAgain}
      </Button>
    )
  }
  if (row.kind !== 'duplicate') {
    return (
      <>
        {row.notes !== null && mend}{' '}
        <Button variant="link" aria-keyshortcuts="x" onPress={decide('out')}>
          {messages.leaveOut}
        </Button>
      </>
    )
  }
  return (
    <div role="group" aria-label={messages.decide} className={rowStyles.choice}>
      <button type="button" aria-keyshortcuts="m" className={rowStyles.choiceButton} onClick={decide('same')}>
        {messages.same} <KeyHint keys="m" />
      </button>
      <button type="button" aria-keyshortcuts="d" className={rowStyles.choiceButton} onClick={decide('different')}>
        {messages.different} <KeyHint keys="d" />
      </button>
    </div>
  )
}
