import type { z } from 'zod'

/** Why a value was refused, and where in it. */
export interface ParseIssue {
  /** As `images[2].url`; '' is the value itself. */
  readonly path: string
  readonly reason: string
}

/** A value that can be trusted, or every reason why it cannot. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: { readonly code: 'invalid'; readonly issues: readonly ParseIssue[] } }

/**
 * Reads unknown input by a schema. It never throws, however hostile the input: what cannot even be looked at (a getter that
 * throws, a revoked proxy) is refused like the rest.
 */
export function parseWith<Schema extends z.ZodType>(schema: Schema, input: unknown): Parsed<z.output<Schema>> {
  try {
    const result = schema.safeParse(input)
    if (result.success) return { ok: true, value: result.data }
    return refused(result.error.issues.map(({ path, message }) => ({ path: writtenPath(path), reason: message })))
  } catch {
    return refused([{ path: '', reason: 'Unreadable' }])
  }
}

/** Reads a list item by item, so that one bad item costs no other; each refusal has the item's index in the list. */
export function parseEach<Schema extends z.ZodType>(
  schema: Schema,
  inputs: readonly unknown[],
): {
  readonly values: readonly z.output<Schema>[]
  readonly refused: readonly { readonly index: number; readonly issues: readonly ParseIssue[] }[]
} {
  const results = inputs.map((input) => parseWith(schema, input))
  return {
    values: results.flatMap((result) => (result.ok ? [result.value] : [])),
    refused: results.flatMap((result, index) => (result.ok ? [] : [{ index, issues: result.error.issues }])),
  }
}

function refused(issues: readonly ParseIssue[]) {
  return { ok: false, error: { code: 'invalid', issues } } as const
}

function writtenPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((written, key) => {
    if (typeof key === 'number') return `${written}[${key}]`
    return written === '' ? String(key) : `${written}.${String(key)}`
  }, '')
}
