import { formatCount } from '@dira/directory-core'

const ENGLISH = { locale: 'en' }

/** How many there are of something, within the English words of the backend: '103,262'. */
export const countText = (count: number): string => formatCount(count, ENGLISH)
