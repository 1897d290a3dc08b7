/** What LocatorMap says by itself. */
export const locatorMapMessages = {
  placeholder: 'Map would be displayed here',
  openInMaps: 'Open in maps',
}
