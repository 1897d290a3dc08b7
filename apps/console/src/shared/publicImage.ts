import { imagePaths } from '@dira/directory-core'

/** The small file of an image that everybody sees. Only from this site: a draft may name any address. */
export const publicImage = (url: string) => (url.startsWith('/') ? (imagePaths(url)[0] ?? url) : undefined)
