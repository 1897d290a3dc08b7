/** The keys of the editor, as browsers call them. */
export const EDITOR_KEYS = { previous: 'Alt+ArrowUp', next: 'Alt+ArrowDown', save: 'Control+S' } as const
