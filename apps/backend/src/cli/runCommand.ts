import { Problem } from '../problem.ts'

/** Runs a command of this package, which returns its exit code: a refusal is one sentence and code 1, a defect shows its stack. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  // @supabase/lite prints every refused statement with its stack; the command says what matters.
  console.error = () => undefined
  try {
    const exitCode = await command()
    // Last of all: PGlite sets an exit code of its own when it closes.
    process.exitCode = exitCode
  } catch (error) {
    process.exitCode = 1
    if (error instanceof Problem) process.stderr.write(`${error.message}\n`)
    else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  }
}
