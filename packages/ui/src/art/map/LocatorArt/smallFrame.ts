/** A frame without space for everything, wherever on a page it is. */
export const smallFrame = '(max-height: 259px) or (max-width: 339px)'
