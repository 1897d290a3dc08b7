/** What ViewLinks says by itself. */
export const viewLinksMessages = { label: 'View', cards: 'Cards', rows: 'Rows', map: 'Map' }
