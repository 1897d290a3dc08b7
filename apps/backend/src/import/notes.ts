import type { ImportDoubt } from '@dira/data'

/** Notes what of a row is left out, put right or doubted. The row itself goes on. */
export type Note = (sentence: string, doubt?: ImportDoubt) => void

/** The beginning of a cell, as a reason may hold it. */
export function quoted(written: string): string {
  return `"${written.slice(0, 60)}${written.length > 60 ? '…' : ''}"`
}

/** Why a row is not imported. */
export class Rejection extends Error {}
