import type { Outcome } from './outcome.ts'

export type Pointer = 'mouse' | 'touch'

/** A control of a place. */
export interface PlacedControl {
  /** Where it stands among those of the last look: what comes late moves it. */
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
  /** Forgets what was led to. */
  readonly forget: () => Promise<void>
  /** Takes the focus away. */
  readonly leave: () => Promise<void>
  /** Closes what was opened; where that costs more than to show all anew, there is no such thing. */
  readonly dismiss?: () => Promise<void>
  /** How long what was there may take to be there again, in milliseconds. @default 2000 */
  readonly returnsWithin?: number
}

interface PressOptions {
  readonly pointer: Pointer
  /** Only those controls are tried that are there at first and open something, and what they open. @default false */
  readonly onlyOpening?: boolean
  /** The kinds that need no trying; those that were tried are added. @default none */
  readonly known?: Set<string> | undefined
  /** Tries also what is known, but for what opens. @default false */
  readonly anew?: boolean
  /** The kinds that open nothing at any width so far: with `onlyOpening` they need no trying. @default none */
  readonly plain?: Set<string> | undefined
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
  { pointer, onlyOpening = false, known = new Set(), anew = false, plain = new Set() }: PressOptions,
): Promise<{ faults: string[]; opens: boolean }> {
  const faults: string[] = []
  const tried = new Set<string>()
  // The controls to press, one after the other, until those to try are on show.
  const ways: (readonly PlacedControl[])[] = [[]]
  for (const way of ways) {
    const spot = placeAfter(place, way)
    await spot.freshen()
    const controls = await place.controls()
    const kinds = new Set(controls.map(({ kind }) => kind))
    for (const control of controls) {
      const { kind } = control
      const isFirst = way.length === 0
      if (onlyOpening && isFirst && plain.has(kind)) known.add(kind)
      if (tried.has(kind) || (known.has(kind) && !(anew && isFirst))) continue
      tried.add(kind)
      known.add(kind)
      const wanted = await spot.byKeyboard(control)
      const opens = (await place.controls()).some((one) => !kinds.has(one.kind) && !known.has(one.kind))
      if (opens) {
        ways.push([...way, control])
        plain.delete(kind)
      } else plain.add(kind)
      if (onlyOpening && isFirst && !opens) continue
      if ((await spot.faultOf(control, pointer, wanted, STILL)) === undefined) continue
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
  const { returnsWithin = PATIENCE } = place
  let atFirst: string | undefined
  let state: 'fresh' | 'changed' | 'unknown' = 'unknown'

  async function settled(): Promise<Outcome> {
    await place.rest()
    return place.look()
  }

  /** Looks until what is met is as wanted, for as long as that may take. */
  async function lookFor(isWanted: (outcome: Outcome) => boolean, timeouts = PATIENCE): Promise<Outcome> {
    const end = performance.now() + timeouts
    let outcome = await place.look()
    while (!isWanted(outcome) && performance.now() < end) outcome = await settled()
    return outcome
  }

  /** The same control once it is there: what opens by itself takes its time. */
  async function found(wanted: PlacedControl): Promise<PlacedControl> {
    const isSame = ({ kind, name }: PlacedControl) => kind === wanted.kind && name === wanted.name
    const end = performance.now() + returnsWithin
    for (;;) {
      const control = (await place.controls()).find(isSame)
      if (control) return control
      if (performance.now() >= end) throw new Error(`${wanted.name} is not there again.`)
      await settled()
    }
  }

  const isAtFirst = ({ shown }: Outcome) => String(shown) === atFirst

  async function isBackAtFirst(): Promise<boolean> {
    if (!place.dismiss || way.length > 0) return state === 'fresh'
    if (state === 'unknown') return false
    if (state === 'changed') await place.dismiss()
    // A field that is left may say then what is wrong with it.
    await place.leave()
    return isAtFirst(await settled())
  }

  async function freshen(): Promise<void> {
    if (!(await isBackAtFirst())) {
      await place.show()
      await settled()
      for (const control of way) {
        await place.press(await found(control), 'keyboard')
        await settled()
      }
      atFirst ??= String((await place.look()).shown)
      // What came late the first time is at first from now on.
      atFirst = String((await lookFor(isAtFirst, returnsWithin)).shown)
    }
    // What was opened has the focus, and keeps it.
    if (way.length === 0) await place.leave()
    await place.forget()
    state = 'fresh'
  }

  return {
    freshen,
    spoil: () => (state = 'unknown'),
    /** What the keyboard brings about; with `still` only once nothing has changed for so long. */
    byKeyboard: async (control: PlacedControl, still = 0): Promise<Outcome> => {
      await freshen()
      await place.press(await found(control), 'keyboard')
      await place.rest()
      let last = ''
      let since = performance.now()
      const outcome = await lookFor((met) => {
        const now = JSON.stringify(met)
        if (now !== last) since = performance.now()
        last = now
        return performance.now() - since >= still
      })
      if (still > 0) state = 'unknown'
      else state = isAtFirst(outcome) ? 'fresh' : 'changed'
      return outcome
    },
    /** Where a pointer ends otherwise than wanted, though it was waited for. */
    faultOf: async (
      control: PlacedControl,
      pointer: Pointer,
      wanted: Outcome,
      timeouts = PATIENCE,
    ): Promise<string | undefined> => {
      await freshen()
      const cover = await place.press(await found(control), pointer)
      const met = await lookFor((outcome) => differenceOf(wanted, outcome) === undefined, timeouts)
      state = isAtFirst(met) ? 'fresh' : 'changed'
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
