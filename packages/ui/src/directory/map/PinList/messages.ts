import { englishCount } from '../../../messages/count.ts'

/** What PinList says by itself. */
export const pinListMessages = {
  label: (listings: number) => `${englishCount(listings)} listings at the same place`,
  sameTown: (listings: number) => `${englishCount(listings)} listings of which only the town is known`,
  all: (listings: number) => `Show all ${englishCount(listings)}`,
}
