import type { Span } from '@dira/directory-core'
import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { Segments } from '../../../components/Segments/Segments.tsx'
import {
  canBreak,
  kindOf,
  spansOfKind,
  withBreak,
  withClosing,
  withOpening,
  withoutBreak,
  type DayKind,
} from './daySpans.ts'
import * as styles from './HoursEditor.css.ts'
import { hoursEditorMessages } from './messages.ts'
import { TimeStepper } from './TimeStepper.tsx'

interface DayPanelProps {
  readonly id: string
  readonly name: string
  /** Undefined: not set yet. */
  readonly spans: readonly Span[] | undefined
  readonly onChange: (spans: readonly Span[]) => void
  readonly others: readonly { readonly at: number; readonly name: string }[]
  readonly onCopy: (days: readonly number[]) => void
}

/** The controls for the hours of one day. */
export function DayPanel({ id, name, spans, onChange, others, onCopy }: DayPanelProps) {
  const messages = useMessages('hoursEditor', hoursEditorMessages)
  const [copied, setCopied] = useState<readonly number[]>()
  const kind = kindOf(spans ? { isKnown: true, spans } : { isKnown: false })
  const options = (['open', 'closed', 'allDay'] as const).map((value: DayKind) => ({ value, label: messages[value] }))
  return (
    <div id={id} className={styles.panel}>
      <Segments
        label={messages.how(name)}
        isLabelHidden
        options={options}
        value={kind}
        onChange={(wanted) => onChange(spansOfKind(wanted))}
      />
      {kind === 'open' && (
        <div className={styles.times}>
          {spans?.flatMap(({ opens, closes }, at) => [
            <TimeStepper
              key={2 * at}
              label={at === 0 ? messages.opens : messages.opensAgain}
              minutes={opens}
              onChange={(minutes) => onChange(withOpening(spans, at, minutes))}
            />,
            <TimeStepper
              key={2 * at + 1}
              label={messages.closes}
              minutes={closes}
              onChange={(minutes) => onChange(withClosing(spans, at, minutes))}
            />,
          ])}
        </div>
      )}
      {spans && (
        <div className={styles.ways}>
          {kind === 'open' && canBreak(spans) && (
            <Button variant="link" onPress={() => onChange(withBreak(spans))}>
              {messages.addBreak}
            </Button>
          )}
          {spans.length > 1 && (
            <Button variant="link" onPress={() => onChange(withoutBreak(spans))}>
              {messages.removeBreak}
            </Button>
          )}
          <Button
            variant="link"
            aria-expanded={copied !== undefined}
            className={styles.copy}
            onPress={() => setCopied(copied ? undefined : others.map(({ at }) => at))}
          >
            {messages.copy}
          </Button>
        </div>
      )}
      {copied && (
        <fieldset className={styles.copyDays}>
          <legend className={styles.copyTitle}>{messages.copyTo}</legend>
          {others.map(({ at, name: other }) => (
            <Checkbox
              key={other}
              checked={copied.includes(at)}
              onChange={(isTicked) => setCopied(isTicked ? [...copied, at] : copied.filter((day) => day !== at))}
            >
              {other}
            </Checkbox>
          ))}
          <Button
            variant="secondary"
            isDisabled={copied.length === 0}
            onPress={() => {
              onCopy(copied)
              setCopied(undefined)
            }}
          >
            {messages.apply(copied.length)}
          </Button>
        </fieldset>
      )}
    </div>
  )
}
