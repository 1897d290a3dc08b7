/**
 * How deep tests go, by `DIRA_TESTS`:
 *
 * - not set: `npm test`, what a person runs ten times a day.
 * - `full`: what `.ci/run` has besides: what is tagged `ci`.
 * - `nightly`: all that there is. Stories and pages meet axe in both themes and at three widths, and laws are tried a thousand times.
 * - `named`: all of the files that a person asks for by name, as deep as by day.
 */
const depth = process.env['DIRA_TESTS']

export const isNightly = depth === 'nightly'

/** The tags that a test must have to run, and those that it must not have. */
export const TAGS: { readonly needed: readonly Tag[]; readonly refused: readonly Tag[] } =
  depth === 'full'
    ? { needed: ['ci'], refused: ['nightly'] }
    : { needed: [], refused: depth === 'nightly' || depth === 'named' ? [] : ['ci', 'nightly'] }

type Tag = 'ci' | 'nightly'
