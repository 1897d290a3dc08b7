/** What AdminShell says by itself. */
export const adminShellMessages = {
  navigation: 'Admin',
  unread: 'new',
  viewSite: 'View site',
  signOut: 'Sign Out',
  allKeys: 'All keys',
}
