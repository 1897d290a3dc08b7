import { formatCount } from '@dira/directory-core'
import { locale } from './names.ts'

/** How many there are of something, as the site's locale writes it: '103,262'. */
export const countText = (count: number): string => formatCount(count, { locale })
