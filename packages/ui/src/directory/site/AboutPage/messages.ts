// Commas as British English sets them; the same on a server and in a browser.
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** What AboutPage says by itself. */
export const aboutPageMessages = {
  headline: 'A compass for the continent’s businesses',
  lead: 'Dira is Swahili for compass, direction. Since 2023 we have pointed travellers to verified businesses, and businesses to the travellers who need them.',
  story: 'Our story',
  began:
    'Every journey asks the same things: where to sleep, where to eat, who mends a tyre, which kitchen opens when the ferry comes in. The answers are local, and hard to find from far away.',
  grew: 'Dira keeps them in one place. Each business has a page with the same facts in the same order, and is found by its name, its town or what somebody needs.',
  today: (countries: readonly string[]) =>
    `Today Dira connects travellers with verified businesses in ${list.format(countries)}, and it will expand to more countries.`,
  verified: 'What we check',
  checked:
    'Verified here means checked by machine before it is shown: a business has a name, a country and a category that we know, and its web and e-mail addresses are safe to open.',
  unchecked:
    'Nobody rings, visits or asks for papers before a business is listed, and nobody vouches for its prices or its service. Ring first, and tell us what is wrong.',
  mission: 'Our mission',
  missionText: 'To make the honest local answer the easiest one to find, and to send the money where the work is done.',
  coverage: 'Pan-African Coverage',
  coverageText: 'From Cape Town to Kinshasa, and the roads between them.',
  travelers: 'Traveler-Focused',
  travelersText: 'Hours, numbers and places first. No pop-ups.',
  support: 'Business Support',
  supportText: 'One yearly package, at a price that everybody can read.',
  network: 'Growing Network',
  networkText: 'More towns, and more countries to come.',
  cloth: 'Where the cloth comes from',
  clothText:
    'A listing without photographs wears a pattern, drawn by the computer from its name. The drawings borrow techniques, not cloths: none of them is a real textile, and the makers of the real ones deserve the credit.',
  accommodation: 'Painted wall',
  accommodationAfter: 'after the house murals of Ndebele women',
  restaurants: 'Pin-dot print',
  restaurantsAfter: 'after southern African shweshwe',
  shopping: 'Strip weave',
  shoppingAfter: 'after West African strip cloth',
  transport: 'Mud-dyed panels',
  transportAfter: 'after bogolanfini of Mali',
  events: 'Cut-pile lozenge',
  eventsAfter: 'after Kuba raffia of the Kasai',
  wellness: 'Resist-dyed ripple',
  wellnessAfter: 'after Yoruba adire',
  nightlife: 'Bead band',
  nightlifeAfter: 'after southern African beadwork',
  closing: 'See where it points',
  explore: 'Explore Listings',
  contact: 'Contact Us',
}
