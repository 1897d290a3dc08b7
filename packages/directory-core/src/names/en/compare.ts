import type { Names } from '../names.ts'

export const compare: Names['compare'] = {
  groups: { what: 'What they are', where: 'Where', reach: 'Reach them', time: 'Time and offers' },
  rows: {
    category: 'Category',
    subcategory: 'Subcategory',
    description: 'Description',
    location: 'Location',
    address: 'Address',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    email: 'Email',
    website: 'Website',
    today: 'Today',
    specialOffers: 'Special offers',
    gallery: 'Photo gallery',
    socialMedia: 'Social media',
  },
  images: (shown, most) => `${shown} of ${most} images`,
}
