/** What the sheet over the map shows at least, in pixels. */
export const PEEK = 248
