/** What SiteHeader says by itself. */
export const siteHeaderMessages = {
  home: 'Dira, home',
  navigation: 'Main',
  menu: 'Menu',
  login: 'Admin/Login',
  dashboard: 'Admin Dashboard',
  shortlist: 'Shortlist',
  saved: (count: number) => `${count} kept`,
}
