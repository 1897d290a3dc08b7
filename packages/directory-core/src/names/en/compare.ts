import type { Names } from '../names.ts'

export const compare: Names['compare'] = {
  groups: { where: 'Where', reach: 'Reach them', time: 'Time and offers' },
  rows: {
    location: 'Location',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    today: 'Today',
    specialOffers: 'Special offers',
    gallery: 'Photo gallery',
    socialMedia: 'Social media',
  },
  images: (shown, most) => `${shown} of ${most} images`,
}
