/** What KeysSheet says by itself. */
export const keysSheetMessages = {
  title: 'All keys',
  switch: 'Single keys work',
  switchHint: 'Keys that are held with Control or Command always do.',
}
