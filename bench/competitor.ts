import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { EngineName } from './engines.ts'
import type { Order, Report } from './messages.ts'

/** Longer than this for building or for typing all texts once, and an engine did not finish. */
export const PATIENCE = 60_000

/** What was measured of one engine at one size. */
export interface Measured {
  readonly engine: EngineName
  readonly size: number
  readonly build?: Extract<Report, { kind: 'built' }>
  /** For each query the median of its rounds, in thousandths of a second; absent where the engine did not finish. */
  readonly milliseconds?: readonly number[]
  readonly digests?: readonly string[]
}

/** An engine in its own process. */
export class Competitor {
  readonly engine: EngineName
  readonly size: number
  readonly #process: ChildProcess
  readonly #rounds: (readonly number[])[] = []
  #build: Extract<Report, { kind: 'built' }> | undefined
  #digests: readonly string[] = []
  #hasFinished = true

  constructor(engine: EngineName, size: number) {
    this.engine = engine
    this.size = size
    const options = { execArgv: ['--expose-gc', '--max-old-space-size=8192'] }
    this.#process = fork(fileURLToPath(new URL('engineProcess.ts', import.meta.url)), options)
  }

  /** The time spent on rounds so far. */
  get spent(): number {
    return this.#rounds.flat().reduce((sum, one) => sum + one, 0)
  }

  get isRunning(): boolean {
    return this.#process.exitCode === null && !this.#process.killed
  }

  async build(): Promise<void> {
    const report = await this.#ask({ kind: 'build', engine: this.engine, size: this.size })
    if (report?.kind === 'built') this.#build = report
  }

  async round(): Promise<void> {
    const report = await this.#ask({ kind: 'round' })
    if (report?.kind !== 'round') return
    if (this.#rounds.length === 0) this.#digests = report.digests
    this.#rounds.push(report.milliseconds)
  }

  stop(): void {
    this.#process.kill()
  }

  get measured(): Measured {
    const { engine, size } = this
    const rounds = this.#rounds.length > 1 ? this.#rounds.slice(1) : this.#rounds
    return {
      engine,
      size,
      ...(this.#build && { build: this.#build }),
      ...(this.#hasFinished &&
        rounds.length > 0 && {
          milliseconds: rounds[0]!.map((_, query) => median(rounds.map((round) => round[query]!))),
          digests: this.#digests,
        }),
    }
  }

  /** The answer; undefined once the patience is at an end or the process is, which ends the competition for it. */
  async #ask(order: Order): Promise<Report | undefined> {
    if (!this.isRunning) return undefined
    this.#process.send(order)
    const over = new AbortController()
    const { signal } = over
    const answered = once(this.#process, 'message', { signal }).then(([report]) => report as Report)
    const ended = once(this.#process, 'exit', { signal }).then(() => undefined)
    const waited = new Promise<undefined>((done) => setTimeout(done, PATIENCE, undefined).unref())
    const report = await Promise.race([answered, ended, waited])
    over.abort()
    await Promise.allSettled([answered, ended])
    if (report === undefined) {
      this.#hasFinished = false
      this.stop()
    }
    return report
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
}
