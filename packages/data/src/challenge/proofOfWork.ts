/** The header with the answer to a challenge. */
export const PROOF_HEADER = 'x-dira-proof'

/** The status of an answer that asks for proof of work; its `details` are the challenge. */
export const PROOF_REQUIRED = 428

/** What a challenge asks for: this many numbers whose hash with it begins with this many zeros. Many small ones take a steadier time than a large one. */
export interface Work {
  readonly bits: number
  readonly count: number
}

/** What a challenge asks for, as it begins: `bits.count.`; undefined when it is none. */
export function workOf(challenge: string): Work | undefined {
  const [, bits, count] = /^(\d{1,2})\.(\d{1,2})\./.exec(challenge) ?? []
  return bits && count ? { bits: Number(bits), count: Number(count) } : undefined
}

/** The text whose SHA-256 a number is tried by. */
export const attempt = (challenge: string, number: number): string => `${challenge}.${number}`

export function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  return new DataView(hash.buffer, hash.byteOffset).getUint32(0) < 2 ** (32 - bits)
}

/** A challenge and the numbers that answer it. */
export const writeProof = (challenge: string, numbers: readonly number[]): string => `${challenge};${numbers.join('.')}`
