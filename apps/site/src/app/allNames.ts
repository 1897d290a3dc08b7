/** Kept for the pages of this app until their imports name the package. */
export * from '@dira/data/names'
