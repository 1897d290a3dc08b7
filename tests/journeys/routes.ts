/** Every route of the site, and the heading of its page. */
export const ROUTES: readonly (readonly [path: string, heading: string | RegExp])[] = [
  ['/', 'Find the Best Businesses Across Africa'],
  ['/listings', 'Business Listings'],
  ['/listings/nara-dunes-lodge', '!Nara Dunes Lodge'],
  ['/categories', 'Browse by Category'],
  ['/categories/accommodation', 'Accommodation'],
  ['/categories/accommodation/safari-lodges', 'Safari Lodges'],
  ['/locations', 'Browse by Location'],
  ['/locations/kenya', 'Kenya'],
  ['/locations/cape-town', 'Cape Town'],
  ['/locations/south-africa/western-cape', 'Western Cape'],
  ['/classifieds', 'Classifieds'],
  ['/pricing', 'Simple, Transparent Pricing'],
  ['/get-listed', 'Package'],
  // Without a link; until the script has seen that there is none.
  ['/request', /^(?:Your application|Nothing is behind this link)$/],
  ['/claim/old-pier-rooms', 'Is this your business?'],
  ['/about', /compass/],
  ['/contact', 'Get in Touch'],
  ['/privacy', 'Privacy'],
  ['/compare?listing=nara-dunes-lodge&listing=old-pier-rooms', 'Compare listings'],
  ['/shortlist', 'Shortlist'],
]
