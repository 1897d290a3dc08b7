const metres = (far: number) =>
  far < 1000 ? `${String(far)} m` : `${(far / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} km`

/** What IsThisYou says by itself. */
export const isThisYouMessages = {
  eyebrow: 'Get listed',
  title: 'Is this you?',
  lead: {
    phone: 'A business with your phone number is in the guide already. Before you send, please have a look.',
    website: 'A business with your website is in the guide already. Before you send, please have a look.',
    name: 'A business with a name like yours is in the guide close by. Before you send, please have a look.',
    town: 'A business with your name is in the guide in the same town. Before you send, please have a look.',
  },
  same: 'The same',
  close: 'Close by',
  website: 'Your website',
  far: (far: number) => `${metres(far)} from your pin`,
  look: 'Look at the page',
  newTab: 'opens in a new tab',
  yes: 'Yes, this is us',
  yesTo: (name: string) => `Yes, this is us: ${name}`,
  yesNote: 'You claim the page, and no second one appears. What you wrote stays on this device.',
  no: 'No, another business',
  noNote: {
    phone: 'Then tell us in a line why the number is the same.',
    website: 'Then tell us in a line why the website is the same.',
    name: 'Then tell us in a line how they differ.',
    town: 'Then tell us in a line how they differ.',
  },
  why: 'Why is it the same?',
  whyDiffers: 'How do they differ?',
  forUs: 'For Dira only.',
  example: 'For example: same family, two shops',
  whyMissing: 'Write a line, so that a person knows.',
  sending: 'Sending…',
  back: 'Back',
  nothingSent: 'Your application is kept on this device. Nothing is sent yet.',
}
