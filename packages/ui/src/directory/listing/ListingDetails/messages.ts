/** What ListingDetails says by itself. */
export const listingDetailsMessages = {
  back: 'Back to All Listings',
  about: 'About',
  noDescription: 'No description provided',
  address: 'Address',
  location: 'Location',
  socialMedia: 'Social Media',
  businessHours: 'Business Hours',
  specialOffers: 'Special Offers',
  source: 'Source',
  sample: 'Sample',
}
