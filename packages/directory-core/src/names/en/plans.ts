import type { PlanNames } from '../names.ts'

export const plans: PlanNames = {
  period: '/year',
  descriptions: {
    classified: 'A line in the guide.',
    standard: 'A full entry, with pictures.',
    premium: 'The whole story, up front.',
  },
  buttons: { classified: 'Choose Classified', standard: 'Choose Standard', premium: 'Choose Premium' },
  everythingIn: { classified: 'Everything in Classified', standard: 'Everything in Standard' },
  additions: {
    classified: {
      name: 'Business name',
      contact: 'Basic contact details',
      place: 'Category and location',
      pages: 'Listed only on the Classifieds page, and found by search and by location',
    },
    standard: {
      description: 'Description',
      website: 'Website link',
      email: 'Email address',
      gallery: 'Photo gallery of up to 6 images',
      pages: 'Features in category pages',
    },
    premium: {
      placement: 'Priority placement in categories',
      homepage: 'Rotating feature on the homepage',
      socialMedia: 'Social media links',
      gallery: 'Gallery of up to 10 images',
      businessHours: 'Business hours',
      specialOffers: 'Special offers section',
    },
  },
}
