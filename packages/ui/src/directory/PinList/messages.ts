/** What PinList says by itself. */
export const pinListMessages = {
  label: (listings: number) => `${listings} listings at the same place`,
  sameTown: (listings: number) => `${listings} listings of which only the town is known`,
  all: (listings: number) => `Show all ${listings}`,
}
