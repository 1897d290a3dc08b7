/** What Marked says by itself. */
export const markedMessages = {
  empty: 'Empty',
  marks: { del: 'removed', ins: 'added' },
}
