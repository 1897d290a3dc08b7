/**
 * How deep tests go, by `DIRA_TESTS`:
 *
 * - not set: `npm test`, what a person runs ten times a day.
 * - `full`: `.ci/run` after it. `*.long.*` files run too, every story is shown, and PostgreSQL itself is asked. What a quick run has done as deeply is left out.
 * - `nightly`: what takes long or few changes can break runs too: it is tagged `nightly`. Stories and pages meet axe in both themes and at three widths, and laws
 *   are tried a thousand times.
 * - `named`: a person asks for files by name, and all of them runs.
 */
const depth = process.env['DIRA_TESTS']

export const isNightly = depth === 'nightly'

export const isFull = depth === 'full' || isNightly

/** Whether files named `*.long.*` run. */
export const runsLong = isFull || depth === 'named'

/** Whether what is tagged `nightly` runs. */
export const runsNightly = isNightly || depth === 'named'
