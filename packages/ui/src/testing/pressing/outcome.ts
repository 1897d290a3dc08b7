import { controlsOnShow, describeControl, isDisabled, type Control } from './controls.ts'

/** What a press has led to, as a person meets it. */
export interface Outcome {
  /** The controls on show, each with its state. */
  readonly shown: readonly string[]
  /** What has the focus. */
  readonly focus: string
  /** Where it led: the address, and what a page was told. */
  readonly led: readonly string[]
}

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const STATES = ['checked', 'selected', 'pressed', 'expanded', 'current', 'invalid']

/** @param passing What goes by itself after a while: its controls do not count. */
export function outcomeNow(led: readonly string[], passing?: string): Outcome {
  return {
    shown: [
      ...controlsOnShow(passing).map((control) => [describeControl(control), ...statesOf(control)].join(', ')),
      ...[...document.querySelectorAll(OVERLAYS)].map(describeControl),
    ],
    focus: describeControl(document.activeElement ?? document.body),
    led: [...led],
  }
}

function statesOf(control: Control): string[] {
  return [
    ...(isDisabled(control) ? ['disabled'] : []),
    ...(control.matches(':checked') ? ['checked'] : []),
    ...(control.matches(':indeterminate') ? ['mixed'] : []),
    ...(control.matches('details[open] > summary, :open') ? ['open'] : []),
    ...STATES.filter((state) => control.hasAttribute(`aria-${state}`)).map(
      (state) => `${state} ${control.getAttribute(`aria-${state}`)}`,
    ),
  ]
}
