/** What SiteHeader says by itself. */
export const siteHeaderMessages = {
  home: 'Dira, home',
  navigation: 'Main',
}
