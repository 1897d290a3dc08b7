import type { ComponentProps, ReactNode } from 'react'
import { Needle } from '../../art/Needle/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import { Link } from '../Link/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { stepperMessages } from './messages.ts'
import * as styles from './Stepper.css.ts'

export interface StepperStep {
  readonly name: string
  /** What was chosen there, or what it asks for. */
  readonly note?: ReactNode
  /** The address of the step, where one may go back to it. */
  readonly href?: string
}

export interface StepperProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The stops in their order. */
  steps: readonly StepperStep[]
  /** The number of the step that is shown, from 1. */
  current: number
}

/** Where one is in a form of several steps. A narrow screen keeps the line and says it in words. */
export function Stepper({ steps, current, className, ...props }: StepperProps) {
  const messages = useMessages('stepper', stepperMessages)
  const currentName = steps[current - 1]?.name

  return (
    <nav aria-label={messages.label} className={joinClasses(styles.stepper, className)} {...props}>
      <ol role="list" className={styles.steps}>
        {steps.map(({ name, note, href }, index) => {
          const number = index + 1
          const state = stateOf(number, current)
          const stop = (
            <>
              <Needle hollow={state === 'toCome'} className={styles.needleOf[state]} />
              <span className={styles.words}>
                <span className={styles.nameOf[state]}>{messages.step(number, name)}</span>
                {state === 'done' && <VisuallyHidden>{messages.done}</VisuallyHidden>}
                {note && <span className={styles.note}>{note}</span>}
              </span>
            </>
          )
          return (
            <li key={name} aria-current={state === 'current' ? 'step' : undefined} className={styles.state[state]}>
              {href === undefined ? (
                <span className={styles.stop}>{stop}</span>
              ) : (
                <Link look="bare" href={href} className={styles.linkedStop}>
                  {stop}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
      {currentName !== undefined && (
        <p className={styles.position}>{messages.position(current, steps.length, currentName)}</p>
      )}
    </nav>
  )
}

function stateOf(number: number, current: number): keyof typeof styles.state {
  if (number === current) return 'current'
  return number < current ? 'done' : 'toCome'
}
