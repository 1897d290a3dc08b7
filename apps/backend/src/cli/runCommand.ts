import { ImportError } from '../import/importError.ts'
import { Problem } from '../report/problem.ts'

/** Runs a command that returns its exit code. A `Problem`, and a file that is of no use, prints one sentence, a defect its stack; both exit with 1. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  // @supabase/lite prints every refused statement with its stack.
  console.error = () => undefined
  try {
    const exitCode = await command()
    // At the end, because PGlite sets an exit code when it closes.
    process.exitCode = exitCode
  } catch (error) {
    process.exitCode = 1
    if (error instanceof Problem || error instanceof ImportError) process.stderr.write(`${error.message}\n`)
    else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  }
}

/** Prints a line of what a command did. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
