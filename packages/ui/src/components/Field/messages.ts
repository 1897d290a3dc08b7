/** What a field says by itself. */
export const fieldMessages = {
  optional: '(optional)',
  count: (length: number, limit: number) => `${length} of ${limit}`,
  countSpoken: (length: number, limit: number) => `${length} of ${limit} characters`,
  left: (characters: number) => (characters === 1 ? '1 character left' : `${characters} characters left`),
}
