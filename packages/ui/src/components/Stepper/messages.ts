/** What Stepper says by itself. */
export const stepperMessages = {
  label: 'Progress',
  step: (number: number, name: string) => `${number}. ${name}`,
  position: (number: number, stepCount: number, name: string) => `Step ${number} of ${stepCount}: ${name}`,
  done: 'done',
}
