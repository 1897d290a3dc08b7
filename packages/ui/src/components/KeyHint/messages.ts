/** What stands on keys that are no letters, by the names that browsers have for them. */
export const keyHintMessages = {
  Control: 'Ctrl',
  Alt: 'Alt',
  Shift: 'Shift',
  Enter: 'Enter',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
}
