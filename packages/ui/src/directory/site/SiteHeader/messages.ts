import { englishCount } from '../../../messages/count.ts'

/** What SiteHeader says by itself. */
export const siteHeaderMessages = {
  home: 'Dira, home',
  navigation: 'Main',
  menu: 'Menu',
  account: { visitor: 'Admin/Login', owner: 'My listings', admin: 'Admin Dashboard' },
  shortlist: 'Shortlist',
  compare: 'Compare',
  savedListings: (list: string, count: number) =>
    `${list}, ${englishCount(count)} ${count === 1 ? 'listing' : 'listings'}`,
}
