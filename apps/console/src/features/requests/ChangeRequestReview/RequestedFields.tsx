import type { Ref } from 'react'
import { AlertIcon, Needle } from '@dira/ui'
import * as styles from './ChangeRequestReview.css.ts'
import { changeRequestReviewMessages } from './messages.ts'
import { Collision, Difference } from './FieldSides.tsx'
import type { RequestedField } from './reviewedRequest.ts'
import type { Choice } from './useDecisions.ts'

interface RequestedFieldsProps {
  fields: readonly RequestedField[]
  /** They are of a listing that is not there yet: nothing stands on a page. */
  isNew: boolean
  choiceOf: (field: RequestedField) => Choice | undefined
  /** Undefined gives the decision up. @default it is decided already */
  onChoose?: ((field: RequestedField, choice: Choice | undefined) => void) | undefined
  /** The text written instead of what is asked for. @default nothing is */
  textOf: (field: RequestedField) => string | undefined
  onWrite: (field: RequestedField, text: string) => void
  ref: Ref<HTMLUListElement>
}

/** The fields of a request: what the page says, what is asked for, and the decision. Under 1024 pixels each is a card. */
export function RequestedFields(props: RequestedFieldsProps) {
  const { fields, isNew, choiceOf, onChoose, textOf, onWrite, ref } = props
  const messages = changeRequestReviewMessages
  const heads = [messages.field, ...(isNew ? [] : [messages.now]), messages.asked, messages.decision]
  return (
    <div className={styles.fields} data-new={isNew ? '' : undefined}>
      <p aria-hidden="true" className={styles.heads}>
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      <ul ref={ref} role="list" aria-label={messages.fields}>
        {fields.map((field) => {
          const { label } = field
          const choice = choiceOf(field)
          const collides = field.state === 'collides' && onChoose !== undefined
          return (
            <li key={field.field} data-collides={collides ? '' : undefined} className={styles.item}>
              <div role="group" aria-label={label} tabIndex={-1} data-field={field.field} className={styles.row}>
                {collides && (
                  <p className={styles.collision}>
                    <Needle className={styles.needle} />
                    {messages.collides}
                  </p>
                )}
                <h2 className={styles.label}>{label}</h2>
                {collides ? (
                  <Collision
                    field={field}
                    label={label}
                    text={textOf(field)}
                    onWrite={(text) => onWrite(field, text)}
                  />
                ) : (
                  <Difference field={field} isNew={isNew} />
                )}
                <div className={styles.decision}>
                  {onChoose && field.state !== 'already' ? (
                    <Choices
                      field={label}
                      choice={choice}
                      keepLabel={field.now === '' ? messages.leaveOut : messages.keep}
                      onChoose={(chosen) => onChoose(field, chosen)}
                    />
                  ) : (
                    <p className={styles.outcome}>
                      <Needle hollow={choice !== 'accept'} className={styles.needle} />
                      {onChoose
                        ? messages.already
                        : choice === 'accept'
                          ? messages.accepted
                          : isNew
                            ? messages.leftOut
                            : messages.kept}
                    </p>
                  )}
                  {collides && choice === undefined && (
                    <p className={styles.open}>
                      <AlertIcon size={18} />
                      {messages.toDecide}
                    </p>
                  )}
                </div>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface ChoicesProps {
  field: string
  choice: Choice | undefined
  keepLabel: string
  onChoose: (choice: Choice | undefined) => void
}

/** Two buttons of which one is pressed; pressed again it is given up. */
function Choices({ field, choice, keepLabel, onChoose }: ChoicesProps) {
  const messages = changeRequestReviewMessages
  return (
    <div role="group" aria-label={messages.decision} className={styles.choices}>
      {(['accept', 'keep'] as const).map((way) => {
        const name = way === 'accept' ? messages.accept : keepLabel
        return (
          <button
            key={way}
            type="button"
            aria-label={messages.choiceOf(name, field)}
            aria-pressed={choice === way}
            aria-keyshortcuts={way === 'accept' ? 'a' : 'k'}
            onClick={() => onChoose(choice === way ? undefined : way)}
            className={styles.choice}
          >
            {name}
          </button>
        )
      })}
    </div>
  )
}
