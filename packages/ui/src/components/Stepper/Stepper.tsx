import type { ComponentProps } from 'react'
import { Needle } from '../../art/Needle/Needle.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { stepperMessages } from './messages.ts'
import * as styles from './Stepper.css.ts'

export interface Step {
  readonly name: string
  /** What it asks for, or what was chosen there. @default nothing */
  readonly note?: string
}

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From the first to the last. */
  steps: readonly Step[]
  /** Which of them is shown, from 0. Those before it are done. */
  current: number
}

/** The steps of a form on one line: done, the one that is shown, and those to come. A narrow screen names the one that is shown. */
export function Stepper({ steps, current, className, ...props }: StepperProps) {
  const messages = useMessages('stepper', stepperMessages)
  return (
    <div className={className} {...props}>
      <ol aria-label={messages.label} className={styles.steps}>
        {steps.map(({ name, note }, at) => (
          <li
            key={name}
            data-state={at < current ? 'done' : undefined}
            aria-current={at === current ? 'step' : undefined}
            className={styles.step}
          >
            <span className={styles.line}>
              <Needle hollow={at > current} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>
                {at + 1}. {name}
                {at < current && <VisuallyHidden>, {messages.done}</VisuallyHidden>}
              </span>
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.current}>{messages.current(current + 1, steps.length, steps[current]?.name ?? '')}</p>
    </div>
  )
}
