/** What OwnerTabs says by itself. */
export const ownerTabsMessages = {
  label: 'Your pages',
  unread: 'new',
}
