import type { SpecialOffer } from '../listing/listing.ts'
import { slugify } from '../text/slugify.ts'
import type { Trade } from './catalogue/catalogue.ts'

const HOTELS = [
  offer('Third night at half price', 'On stays that begin on a Sunday.', '2027-12-15'),
  offer('Late checkout on long weekends', 'Keep the room until four on Sunday when you arrive on Friday.'),
  offer('Midweek for residents', 'A quarter less from Monday to Thursday with a national identity card.'),
  offer('Room and supper', 'Three courses included on Monday and Tuesday nights.', '2027-08-31'),
  offer('Two under twelve', 'They sleep in your room and eat breakfast at no charge.'),
  offer('Thirty days ahead', 'Fifteen per cent off when you book and pay a month before arrival.'),
  offer('Day room for the late flight', 'Noon to eight in the evening for half the price of a night.'),
  offer('A fifth off in the quiet months', 'February and March, any day but Saturday.', '2027-03-31'),
  offer('Seven nights for six', 'With one dinner on the house.', '2028-01-31'),
  offer('The writing desk', 'Ten nights at the price of seven for guests with a book to finish.', '2027-09-30'),
  offer('Early December', 'Rooms at last year’s price for stays before the fifteenth.', '2025-12-14'),
  offer('Second room at three quarters', 'For families who need two.'),
]

const LODGES = [
  offer('Stay four, pay three', 'From November to May, for two or more sharing.', '2027-05-31'),
  offer('Travelling alone', 'No single supplement from Sunday to Thursday.'),
  offer(
    'Photographers’ week',
    'A vehicle to yourselves at the price of two seats, in the second week of the month.',
    '2027-10-31',
  ),
  offer('Bird fortnight', 'A bird guide at no charge in the first half of December.', '2027-12-15'),
  offer('Park fees on us', 'For stays of three nights that are booked direct.', '2027-03-31'),
  offer('Second child free', 'Under twelve, sharing with parents, in every season.'),
  offer('Night drive included', 'One for each stay that is booked with us and not through an agent.'),
  offer('Green-season rate', 'A third less while the grass is high.', '2026-03-31'),
]

const SMALL_ROOMS = [
  offer('Fourth night free', 'Outside school holidays.', '2027-11-30'),
  offer('Walkers’ supper', 'Soup, bread and a pudding for those who arrive on foot or by bicycle.'),
  offer('The whole house', 'Take all the rooms for a family weekend and pay for three quarters of them.', '2027-09-30'),
  offer('Work-week rate', 'Monday to Friday with a desk, a laundry bag and supper on two nights.'),
]

const TABLES = [
  offer('Bring a bottle', 'No corkage on Tuesdays.'),
  offer('Seven at the table', 'The eighth eats free when you book for lunch.', '2027-10-31'),
  offer('Cook’s choice', 'Four small plates and a glass of something, weekdays before seven.'),
  offer('Birthday pudding', 'On the house for anyone who can show the date.'),
  offer(
    'Kitchen morning',
    'Market at eight, cooking until noon, then lunch. First Thursday of the month.',
    '2027-12-02',
  ),
  offer('Lunch in an hour', 'Two courses, served fast, for people with an office to go back to.'),
  offer('Harvest menu', 'Five courses with the farmers who grew it, one night only.', '2026-04-18'),
  offer('Early supper', 'A fifth off for tables that are free again by half past seven.', '2027-06-30'),
]

const SHOPS = [
  offer('Made to measure in a week', 'Order on Monday and collect on Saturday, or the postage is ours.'),
  offer('Two for a gift', 'Ten per cent off the second piece by the same maker.', '2027-12-24'),
  offer('Posted home free', 'Parcels up to five kilos, to anywhere in the country.', '2027-08-31'),
  offer('Seconds table', 'Small faults at half price, first Saturday of the month.'),
  offer('Workshop morning', 'Two hours at the bench with a maker, and you keep what you make.', '2027-11-27'),
  offer('Trade discount', 'Fifteen per cent for guesthouses and decorators.'),
]

const VEHICLES = [
  offer('Seven days for six', 'Any vehicle, any season but the last two weeks of December.', '2027-12-14'),
  offer('Second driver free', 'For hires of five days or more.'),
  offer('One way at no extra', 'When a vehicle has to go home anyway; ask which ones this week.'),
  offer('Low-season kilometres', 'No limit on distance from February to April.', '2026-04-30'),
]

const RIDES = [
  offer('There and back', 'A third off the return when both trips are booked together.'),
  offer('Before dawn', 'No night surcharge for collections booked a day ahead.', '2027-06-30'),
  offer('Account for companies', 'Pay once a month, with every trip on one statement.'),
  offer('Fifth seat free', 'For groups of five who book one vehicle.', '2027-10-31'),
]

const EVENTS = [
  offer('Early ticket', 'A quarter off until two months before the opening.', '2027-07-31'),
  offer('Students and pensioners', 'Half price at the door with a card.'),
  offer('Group of ten', 'The tenth ticket is free and you sit together.'),
  offer('Volunteer pass', 'Four shifts, a shirt, supper, and every show you are not working.', '2027-02-28'),
  offer('Family day', 'Under twelves free until four in the afternoon.'),
  offer('Locals first', 'A hundred seats at half price for people who live in the district.', '2027-05-31'),
]

const TREATMENTS = [
  offer('Ten visits for eight', 'The card is good for a year and may be shared.'),
  offer('Quiet Tuesday', 'A quarter off all treatments before noon.', '2027-09-28'),
  offer('Before the wedding', 'A morning for six with lunch; the bride is our guest.'),
  offer(
    'Off the aeroplane',
    'Forty minutes for neck and feet at the price of thirty, with your boarding card.',
    '2027-12-31',
  ),
  offer('Winter warm-up', 'Steam, soup and a short massage.', '2026-08-31'),
]

const EVENINGS = [
  offer('Before eight', 'No cover charge, and the first drink is half price.'),
  offer('Band’s table', 'Supper for four beside the stage, one table a night.', '2027-10-30'),
  offer('Dance class', 'Free with a ticket, an hour before the first set.'),
]

/** What businesses of a trade may offer. Each offer is made by one business only, so none is read twice. */
export const USUAL_OFFERS: Record<Trade, readonly SpecialOffer[]> = {
  'hotels-resorts': HOTELS,
  guesthouses: SMALL_ROOMS,
  'safari-lodges': LODGES,
  'self-catering': SMALL_ROOMS,
  'bed-breakfast': SMALL_ROOMS,
  'camping-glamping': SMALL_ROOMS,
  'fine-dining': TABLES,
  'casual-dining': TABLES,
  'traditional-cuisine': TABLES,
  'cafes-bakeries': TABLES,
  'international-cuisine': TABLES,
  'food-markets': [],
  shopping: SHOPS,
  'car-rental': VEHICLES,
  'airport-transfers': RIDES,
  'tour-buses': RIDES,
  'luxury-transport': VEHICLES,
  'safari-vehicles': VEHICLES,
  'chauffeur-services': RIDES,
  'events-festivals': EVENTS,
  'wellness-spas': TREATMENTS,
  'nightlife-entertainment': EVENINGS,
}

function offer(title: string, description: string, validUntil?: string): SpecialOffer {
  return { id: slugify(title), title, description, ...(validUntil && { validUntil }) }
}
