/** What a field says by itself. */
export const fieldMessages = {
  optional: '(optional)',
  count: (length: number, limit: number) => `${String(length)} of ${String(limit)}`,
  countSpoken: (length: number, limit: number) => `${String(length)} of ${String(limit)} characters`,
  left: (characters: number) => (characters === 1 ? '1 character left' : `${String(characters)} characters left`),
}
