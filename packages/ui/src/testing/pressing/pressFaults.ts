import type { Outcome } from './outcome.ts'

export type Pointer = 'mouse' | 'touch'

/** A control of a place, for as long as that is as it was at first. */
export interface PlacedControl {
  /** Where it stands among those on show. */
  readonly index: number
  /** Its role and look: one of each is pressed. */
  readonly kind: string
  readonly name: string
}

/** What has controls: a story, a page. */
export interface Place {
  /** Shows it as it is at first. */
  readonly show: () => Promise<void>
  /** Waits until what was done has its effect. */
  readonly rest: () => Promise<void>
  /** What there is to meet now. */
  readonly look: () => Promise<Outcome>
  /** The controls that can be pressed, of those that were met at the last look. */
  readonly controls: () => Promise<readonly PlacedControl[]>
  /** Presses a control, by a pointer at the middle of its words; tells what lies over it there. */
  readonly press: (control: PlacedControl, by: Pointer | 'keyboard') => Promise<string | undefined>
  /** Takes the focus away and forgets what was led to. */
  readonly leave: () => Promise<void>
}

interface PressOptions {
  readonly pointer: Pointer
  /** Of the controls that are there at first, only those that open something are tried, and what they open. @default false */
  readonly onlyOpening?: boolean
  /** The kinds that need no trying; those that were tried are added. @default none */
  readonly known?: Set<string>
  /** Tries also what is known, but for what opens. @default false */
  readonly anew?: boolean
}

/** How long a pointer's outcome may take to become that of the keyboard, in milliseconds. */
const PATIENCE = 2000
/** How long nothing may change before an outcome counts as the last one. */
const STILL = 300

/**
 * Where a press at the middle of its words ends otherwise than the keyboard does: of one control of each role and look, also of those that
 * appear only when another is pressed. Tells the faults, and whether anything opens.
 */
export async function pressFaults(
  place: Place,
  { pointer, onlyOpening = false, known = new Set(), anew = false }: PressOptions,
): Promise<{ faults: string[]; opens: boolean }> {
  const faults: string[] = []
  const tried = new Set<string>()
  // What is pressed, one after the other, until the controls to try are on show.
  const ways: (readonly PlacedControl[])[] = [[]]
  for (const way of ways) {
    const spot = placeAfter(place, way)
    await spot.freshen()
    const controls = await place.controls()
    const kinds = new Set(controls.map(({ kind }) => kind))
    for (const control of controls) {
      const { kind } = control
      if (tried.has(kind) || (known.has(kind) && !(anew && way.length === 0))) continue
      tried.add(kind)
      known.add(kind)
      const wanted = await spot.byKeyboard(control)
      const opens = (await place.controls()).some((one) => !kinds.has(one.kind) && !known.has(one.kind))
      if (opens) ways.push([...way, control])
      if (onlyOpening && way.length === 0 && !opens) continue
      const first = await spot.faultOf(control, pointer, wanted)
      if (first === undefined) continue
      // Once more in peace: the first press may have waited for code, or met a state that does not show.
      spot.spoil()
      const fault = await spot.faultOf(control, pointer, await spot.byKeyboard(control, STILL))
      if (fault !== undefined) faults.push(`${[...way, control].map(({ name }) => name).join(' → ')}: ${fault}`)
    }
  }
  return { faults, opens: ways.length > 1 }
}

/** A place once a way of presses has led to the controls in question; shown anew when it is no longer as it was. */
function placeAfter(place: Place, way: readonly PlacedControl[]) {
  let atFirst: string | undefined
  let isFresh = false

  async function settled(): Promise<Outcome> {
    await place.rest()
    return place.look()
  }

  /** Looks until what is met is as wanted, for as long as that may take. */
  async function lookFor(isWanted: (outcome: Outcome) => boolean): Promise<Outcome> {
    const end = performance.now() + PATIENCE
    let outcome = await place.look()
    while (!isWanted(outcome) && performance.now() < end) outcome = await settled()
    return outcome
  }

  /** The same control once it is there: what opens by itself takes its time. */
  async function found(wanted: PlacedControl): Promise<PlacedControl> {
    const isSame = ({ kind, name }: PlacedControl) => kind === wanted.kind && name === wanted.name
    const end = performance.now() + PATIENCE
    for (;;) {
      const control = (await place.controls()).find(isSame)
      if (control) return control
      if (performance.now() >= end) throw new Error(`${wanted.name} is not there again.`)
      await settled()
    }
  }

  const isAtFirst = ({ shown }: Outcome) => String(shown) === atFirst

  async function freshen(): Promise<void> {
    if (!isFresh) {
      await place.show()
      await settled()
      for (const control of way) {
        await place.press(await found(control), 'keyboard')
        await settled()
      }
      atFirst ??= String((await place.look()).shown)
      // What came late the first time is at first from now on.
      atFirst = String((await lookFor(isAtFirst)).shown)
    }
    // What was opened has the focus, and keeps it.
    if (way.length === 0) await place.leave()
    isFresh = true
  }

  return {
    freshen,
    spoil: () => (isFresh = false),
    /** What the keyboard brings about; with `still` only once nothing has changed for so long. */
    byKeyboard: async (control: PlacedControl, still = 0): Promise<Outcome> => {
      await freshen()
      await place.press(control, 'keyboard')
      await place.rest()
      let last = ''
      let since = performance.now()
      const outcome = await lookFor((met) => {
        const now = JSON.stringify(met)
        if (now !== last) since = performance.now()
        last = now
        return performance.now() - since >= still
      })
      isFresh = way.length === 0 && still === 0 && isAtFirst(outcome)
      return outcome
    },
    faultOf: async (control: PlacedControl, pointer: Pointer, wanted: Outcome): Promise<string | undefined> => {
      await freshen()
      const cover = await place.press(control, pointer)
      const met = await lookFor((outcome) => differenceOf(wanted, outcome) === undefined)
      isFresh = way.length === 0 && isAtFirst(met)
      const fault = differenceOf(wanted, met)
      return fault !== undefined && cover !== undefined ? `${cover} lies over it` : fault
    },
  }
}

function differenceOf(wanted: Outcome, met: Outcome): string | undefined {
  const [byKeyboard, byPointer] = [wanted, met].map(({ shown, led }) => [...shown, ...led]) as [string[], string[]]
  const parts = [
    ...byKeyboard.filter((line) => !byPointer.includes(line)).map((line) => `by keyboard alone: ${line}`),
    ...byPointer.filter((line) => !byKeyboard.includes(line)).map((line) => `by pointer alone: ${line}`),
    ...(wanted.focus === met.focus ? [] : [`the focus: by keyboard on ${wanted.focus}, by pointer on ${met.focus}`]),
  ]
  return parts.length === 0 ? undefined : parts.map((part) => `\n    ${part}`).join('')
}
