/** What LocatorMap says by itself. */
export const locatorMapMessages = {
  placeholder: 'Map would be displayed here',
  directions: 'Directions',
  google: 'Google Maps',
  apple: 'Apple Maps',
  openStreetMap: 'OpenStreetMap',
  device: 'Maps on this device',
  copyAddress: 'Copy the address',
  copyCoordinates: 'Copy the coordinates',
  copied: 'Copied',
  notCopied: 'Could not be copied',
}
