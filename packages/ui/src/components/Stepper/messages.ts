import { englishCount } from '../../messages/count.ts'

/** What Stepper says by itself. */
export const stepperMessages = {
  label: 'Steps',
  /** After the name of a step, for who does not see its mark. */
  done: 'done',
  current: (at: number, of: number, name: string) => `Step ${englishCount(at)} of ${englishCount(of)}: ${name}`,
}
