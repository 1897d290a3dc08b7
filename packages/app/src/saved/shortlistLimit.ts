/** The most listings of a shortlist: the address that shares it names all of them, and an address has its limits. */
export const SHORTLIST_LIMIT = 60

export const SHORTLIST_FULL = 'Your shortlist is full. Remove a listing to save another.'
