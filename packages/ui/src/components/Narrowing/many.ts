/** So many options are too many to read: from here on typing narrows them. */
export const MANY = 12
