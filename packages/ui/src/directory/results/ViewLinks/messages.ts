/** What ViewLinks says by itself. */
export const viewLinksMessages = { label: 'View', list: 'List', map: 'Map' }
