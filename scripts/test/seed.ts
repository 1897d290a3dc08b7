/**
 * The seed of what tests draw at random: fixed, so that what passed once passes again. `DIRA_SEED` names another one, and
 * `DIRA_SEED=random` draws one, which is printed and handed on to the programs that the tests start.
 */
export const seed = readSeed(process.env['DIRA_SEED'])

/** A seed that is no whole number is an error: a typing mistake must not pass for a run of its own. */
export function readSeed(asked: string | undefined): number {
  if (asked === undefined || asked === '') return 1
  if (asked === 'random') {
    const drawn = crypto.getRandomValues(new Int32Array(1))[0] ?? 1
    process.env['DIRA_SEED'] = String(drawn)
    console.log(`Seed of this run: DIRA_SEED=${drawn}`)
    return drawn
  }
  const given = Number(asked)
  if (!Number.isInteger(given)) throw new Error(`DIRA_SEED is a whole number or 'random', not '${asked}'.`)
  return given
}
