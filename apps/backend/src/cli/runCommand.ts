import { Problem } from '../problem.ts'

/** Runs a command of this package: a refusal is one sentence and exit code 1, a defect shows its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // @supabase/lite prints every refused statement with its stack; the command says what matters.
  console.error = () => undefined
  try {
    await command()
  } catch (error) {
    process.exitCode = 1
    if (error instanceof Problem) process.stderr.write(`${error.message}\n`)
    else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  }
}
