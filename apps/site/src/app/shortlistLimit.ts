/** The most listings of a shortlist: all of them stand in the address that shares it, and an address has its limits. */
export const SHORTLIST_LIMIT = 60

export const SHORTLIST_FULL = 'Your shortlist is full. Remove a listing to save another.'
