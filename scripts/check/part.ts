/** What a part of the check found; the output says what to mend. */
export interface Outcome {
  readonly passed: boolean
  readonly output: string
}

/** One thing that is checked and reported by itself. */
export interface Part {
  readonly name: string
  readonly run: () => Promise<Outcome>
}

/** A part that has run. */
export interface Result extends Outcome {
  readonly name: string
  readonly seconds: number
}
