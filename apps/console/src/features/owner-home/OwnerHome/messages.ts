/** What OwnerHome says by itself. */
export const ownerHomeMessages = {
  heading: 'My listings',
  views: 'Views',
  contacts: 'One contact: a tap on call, WhatsApp or e-mail, or an enquiry',
  counted: 'Counted without cookies. We keep a number for each week, no names and no addresses.',
  how: 'How we count',
  another: 'Another business?',
  anotherText: 'Claim one that is already in the guide, or apply for a new page.',
  add: 'Add a business',
  asOf: (when: string) => `As of ${when}. What happened since could not be read.`,
  failed: 'Your listings could not be read.',
  retry: 'Try again',
  loading: 'Reading your listings',
}
