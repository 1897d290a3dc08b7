/** What HowItWorks says by itself. */
export const howItWorksMessages = {
  heading: 'How it works',
  search: 'Search',
  searchText: 'Type a name, a place or a need. Every listing answers to all three.',
  compare: 'Compare',
  compareText: 'Filter by category and country, then read the details side by side.',
  connect: 'Connect',
  connectText: 'Call, write or visit. You deal with the business directly.',
}
