/** A frame without room for everything, wherever on a page it stands. */
export const smallFrame = '(max-height: 259px) or (max-width: 339px)'
