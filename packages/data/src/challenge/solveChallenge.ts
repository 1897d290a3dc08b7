import { attempt, beginsWithZeros, workOf, writeProof } from './proofOfWork.ts'

/** So many hashes are computed at a time; in between, the page goes on. */
const BATCH = 64

/** Answers a challenge of the site's server by computing hashes: one to three seconds on a small phone. Undefined when it is none. */
export async function solveChallenge(challenge: string): Promise<string | undefined> {
  const work = workOf(challenge)
  if (!work) return undefined
  const encoder = new TextEncoder()
  const found: number[] = []
  for (let first = 0; found.length < work.count; first += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, index) => first + index)
    const hashes = await Promise.all(
      numbers.map((number) => crypto.subtle.digest('SHA-256', encoder.encode(attempt(challenge, number)))),
    )
    hashes.forEach((hash, index) => beginsWithZeros(new Uint8Array(hash), work.bits) && found.push(first + index))
  }
  return writeProof(challenge, found.slice(0, work.count))
}
