import { englishCount } from '../../../messages/count.ts'

const counted = (count: number, one: string, many: string) => `${englishCount(count)} ${count === 1 ? one : many}`

/** What ClassifiedsMasthead says by itself. */
export const classifiedsMastheadMessages = {
  title: 'Classifieds',
  place: 'Place an ad',
  price: (price: string) => `${price} a year`,
  choose: 'Choose Classified',
  what: 'A name, a place, a number.',
  direct: 'Call them direct',
  fees: 'No booking fees',
  countries: (count: number) => counted(count, 'country', 'countries'),
  line: 'Small ads from the guide',
  ads: (count: number) => counted(count, 'ad', 'ads'),
}
