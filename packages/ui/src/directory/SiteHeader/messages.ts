/** What SiteHeader says by itself. */
export const siteHeaderMessages = {
  home: 'Dira, home',
  navigation: 'Main',
  menu: 'Menu',
  login: 'Admin/Login',
  dashboard: 'Admin Dashboard',
  shortlist: 'Shortlist',
  compare: 'Compare',
  savedListings: (list: string, count: number) => `${list}, ${count} ${count === 1 ? 'listing' : 'listings'}`,
}
