/** Longer than any reason, but for what a cell brings into it. */
const REASON_LIMIT = 300

/** A reason on one line: what a file holds moves no cursor, ends no line and turns no writing around. */
export function plainReason(reason: string): string {
  return reason.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, REASON_LIMIT)
}
