import { useId, type ComponentProps } from 'react'
import { Needle, Button, KeyHint, joinClasses } from '@dira/ui'
import { changedPart } from '../../Marked/changedPart.ts'
import * as styles from './ConflictChoice.css.ts'
import { conflictChoiceMessages } from './messages.ts'

export interface ConflictChoiceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the field. */
  label: string
  /** What this person wrote, what the other one saved, and what both began with. */
  mine: string
  theirs: string
  before: string
  /** The name of the other person, and when they saved. */
  who: string
  savedAt: Date | undefined
  /** Which of how many there are to choose. */
  place: { readonly at: number; readonly of: number }
  chosen?: 'mine' | 'theirs' | undefined
  /** Undefined: it is to be chosen again. */
  onChoose: (whose: 'mine' | 'theirs' | undefined) => void
  /** Opens the field with both texts. @default that makes no sense here */
  onBoth?: (() => void) | undefined
}

/** A field that two people changed: both values beside each other, the one before both below, and one of them to choose. */
export function ConflictChoice(given: ConflictChoiceProps) {
  const { label, mine, theirs, before, who, savedAt, place, chosen, onChoose, onBoth, className, ...props } = given
  const messages = conflictChoiceMessages
  const id = useId()
  const sides = [
    { whose: 'mine', name: messages.mine, note: messages.notSaved, value: mine, key: '1' },
    { whose: 'theirs', name: who, note: savedAt && messages.saved(savedAt), value: theirs, key: '2' },
  ] as const
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label ${id}-state`}
      tabIndex={-1}
      data-conflict
      className={joinClasses(styles.conflict, className)}
      data-chosen={chosen !== undefined || undefined}
      {...props}
    >
      <p className={styles.head}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <span id={`${id}-state`} className={styles.state} role="status">
          {chosen !== undefined && <Needle />}
          {chosen === undefined ? messages.place(place.at, place.of) : messages.chosen}
        </span>
      </p>
      <div className={styles.frame}>
        <div className={styles.sides}>
          {sides.map(({ whose, name, note, value, key }) => {
            const part = changedPart(before, value)
            const isChosen = chosen === whose
            return (
              <div key={whose} className={styles.side} data-chosen={isChosen || undefined}>
                <p className={styles.sideHead}>
                  <Needle hollow={!isChosen} className={styles.needle} />
                  <bdi className={styles.name}>{name}</bdi>
                  <span className={styles.note}>{note}</span>
                  <KeyHint keys={key} className={styles.key} />
                </p>
                <p className={styles.value}>
                  {value === '' ? (
                    <span className={styles.note}>{messages.empty}</span>
                  ) : (
                    <bdi>
                      {part.start}
                      {part.after !== '' && <ins className={styles.changed}>{part.after}</ins>}
                      {part.end}
                    </bdi>
                  )}
                </p>
                {isChosen ? (
                  <p className={styles.kept}>{messages.kept}</p>
                ) : (
                  chosen === undefined && (
                    <Button variant="link" aria-label={messages.takeOf(name, label)} onPress={() => onChoose(whose)}>
                      {messages.take}
                    </Button>
                  )
                )}
              </div>
            )
          })}
        </div>
        <div className={styles.foot}>
          <p className={styles.before}>
            {messages.before} <bdi>{before || messages.empty}</bdi>
          </p>
          {chosen === undefined ? (
            onBoth && (
              <Button variant="link" onPress={onBoth}>
                {messages.both}
                <KeyHint keys="3" />
              </Button>
            )
          ) : (
            <Button variant="link" onPress={() => onChoose(undefined)}>
              {messages.again}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
