import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { attempt, beginsWithZeros, workOf } from '@dira/data'

/** How long a challenge can be answered, in milliseconds: also by a slow phone whose page was in the background. */
const LIFETIME = 5 * 60_000
/** Answered ones that are remembered: more than the brake lets through in a lifetime. */
const MOST_USED = 10_000
/** So many numbers are to be found; what one of them takes is a matter of luck. */
const COUNT = 16

export interface Challenges {
  /** A challenge for the message with this key: `bits.count.expires.salt.signature`. */
  readonly issue: (key: string, bits: number) => string
  /** Whether this proves the work for the message with this key. A second time it does not. */
  readonly accept: (proof: string, key: string) => boolean
}

/** Challenges that only this process can make, and that it need not remember before they are answered. */
export function createChallenges(now: () => number = Date.now): Challenges {
  const secret = randomBytes(32)
  /** The signatures of the answered ones, the oldest first. */
  const used = new Set<string>()
  const sign = (text: string, key: string) => createHmac('sha256', secret).update(`${text} ${key}`).digest('base64url')

  return {
    issue: (key, bits) => {
      const text = [bits, COUNT, now() + LIFETIME, randomBytes(12).toString('base64url')].join('.')
      return `${text}.${sign(text, key)}`
    },
    accept: (proof, key) => {
      const [challenge = '', answer = ''] = proof.split(';')
      const [, text = '', expires = '', signature = ''] = /^([\d.]+\.(\d+)\.[\w-]+)\.([\w-]+)$/.exec(challenge) ?? []
      const work = workOf(text)
      if (!work || !isEqual(signature, sign(text, key)) || Number(expires) < now() || used.has(signature)) return false
      const numbers = new Set(answer.split('.', work.count + 1))
      const isSolved = [...numbers].every((number) => {
        const hash = createHash('sha256').update(attempt(challenge, Number(number)))
        // Written in one way: 7 and 07 are one number.
        return /^(0|[1-9]\d{0,14})$/.test(number) && beginsWithZeros(hash.digest(), work.bits)
      })
      if (numbers.size !== work.count || !isSolved) return false
      used.add(signature)
      const [oldest] = used
      if (used.size > MOST_USED && oldest !== undefined) used.delete(oldest)
      return true
    },
  }
}

function isEqual(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
