import { Button, Link, Notice } from '@dira/ui'
import { useEffect, useRef } from 'react'
import { historyHref } from '../../shared/history/historyAddress.ts'
import type { SavedDraft } from '../../shared/editor/savedDraft.ts'
import type { Meanwhile } from '../../shared/editor/useMeanwhile.ts'

interface EditorNotesProps {
  readonly kept: SavedDraft | undefined
  readonly takeUp: () => void
  readonly forget: () => void
  readonly meanwhile: Meanwhile | undefined
}

const when = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/** What somebody who opens a listing has to know first. */
export function EditorNotes({ kept, takeUp, forget, meanwhile }: EditorNotesProps) {
  return (
    <>
      {kept && (
        <Notice>
          <p>You wrote here on {when.format(kept.at)}, and did not save.</p>
          <Button variant="link" onPress={takeUp}>
            Take it up again
          </Button>{' '}
          <Button variant="link" onPress={forget}>
            Forget it
          </Button>
        </Notice>
      )}
      {meanwhile && (meanwhile.saver ?? meanwhile.conflicts.length > 0) && <MeanwhileNote {...meanwhile} />}
    </>
  )
}

function MeanwhileNote({ saver, joined, conflicts }: Meanwhile) {
  const note = useRef<HTMLDivElement>(null)
  const count = conflicts.length
  useEffect(() => {
    if (count > 0) note.current?.focus()
  }, [count])
  const fields = (number: number) => `${number} ${number === 1 ? 'field' : 'fields'}`
  return (
    <Notice ref={note} tabIndex={-1}>
      <p>
        <strong>
          {saver
            ? `${saver.who} saved this listing at ${clock.format(saver.at)}, while you were writing.`
            : 'This listing was saved since you wrote.'}
        </strong>
      </p>
      <p>
        {joined.length > 0 &&
          `${fields(joined.length)} that only one of you changed ${joined.length === 1 ? 'is' : 'are'} joined. `}
        {count > 0 &&
          `${fields(count)} that both of you changed ${count === 1 ? 'is' : 'are'} shown with both values. `}
        Nothing of either text is lost: what is saved stays in the history.
      </p>
      {saver?.operation !== undefined && (
        <Link href={historyHref({}, saver.operation)} standalone>
          What {saver.who.split('@')[0]} changed
        </Link>
      )}
    </Notice>
  )
}
