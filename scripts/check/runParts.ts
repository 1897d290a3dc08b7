import type { Part, Result } from './part.ts'

/** As many as the smallest machine in use has cores: more would only slow each other down. */
const AT_ONCE = 2

/** Runs all parts, whatever becomes of any of them, and gives their results in the order of the parts. */
export async function runParts(parts: readonly Part[]): Promise<readonly Result[]> {
  const waiting = parts.entries()
  const results: Result[] = []
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const [place, part] of waiting) results[place] = await runPart(part)
  })
  await Promise.all(workers)
  return results
}

async function runPart({ name, run }: Part): Promise<Result> {
  const start = performance.now()
  // A part that cannot run has not passed, and the others still have their say.
  const outcome = await run().catch((error: unknown) => ({
    passed: false,
    output: `It could not run: ${String(error)}\n`,
  }))
  return { name, ...outcome, seconds: (performance.now() - start) / 1000 }
}
