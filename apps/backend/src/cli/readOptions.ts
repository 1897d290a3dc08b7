import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { Problem } from '../report/problem.ts'

/** Parses the options and arguments of a command. An unknown option is a `Problem` with the usage, which `--help` prints. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(options: Options, usage: string) {
  if (process.argv.includes('--help')) {
    process.stdout.write(`Usage: ${usage}\n`)
    process.exit(0)
  }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new Problem('wrong-usage', `${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`)
  }
}

/** Checks the value of an option that allows a few words; undefined when it is missing. */
export function oneOf<const Word extends string>(
  option: string,
  value: string | undefined,
  words: readonly Word[],
): Word | undefined {
  if (value === undefined) return undefined
  const word = words.find((candidate) => candidate === value)
  if (!word) throw new Problem('wrong-usage', `${option} is one of ${words.join(', ')}, not "${value}".`)
  return word
}
