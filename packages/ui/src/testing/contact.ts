import type { ContactDetailsProps } from '../directory/listing/ContactDetails/ContactDetails.tsx'

/** How the sample directory is reached. */
export const contactDetails = {
  email: { text: 'hello@dira.example', href: 'mailto:hello@dira.example' },
  phone: { text: '+27 21 555 0100', href: 'tel:+27215550100' },
  address: '12 Loop Street, Cape Town, South Africa',
  place: { country: 'ZA', at: { lat: -33.9222, lng: 18.4194 } },
} as const satisfies ContactDetailsProps
