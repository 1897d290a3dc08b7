/**
 * Whether tests take their time: `DIRA_TESTS=full`, as `pnpm test:full` and `.ci/run` set it. Then stories and pages meet axe in both themes
 * and at three widths, laws are tried a thousand times, PostgreSQL itself is asked, and `*.long.*` files run too. What a quick run, which comes
 * before it, has done as deeply is left out.
 */
export const isFull = process.env['DIRA_TESTS'] === 'full'

/** Whether files named `*.long.*` run: in a full run, and when a person asks for files by name or for what a change touches. */
export const runsLong = isFull || process.env['DIRA_TESTS'] === 'named'
