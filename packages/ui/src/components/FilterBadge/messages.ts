/** What FilterBadge says by itself. */
export const filterBadgeMessages = {
  remove: (name: string) => `Remove ${name}`,
  list: 'Active filters',
}
