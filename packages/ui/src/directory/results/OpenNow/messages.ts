/** What OpenNow says by itself. `day` is a day of the week in English, as the core names it; `time` is the business's own clock. */
export const openNowMessages = {
  open: 'Open now',
  openUntil: (time: string) => `Open now, until ${time}`,
  closed: 'Closed',
  closedOn: (day: string) => `Closed: ${day}`,
  opensToday: (time: string) => `Closed, opens ${time}`,
  opens: (day: string, time: string) => `Closed, opens ${day} ${time}`,
  opensTodayShort: (time: string) => `Opens ${time}`,
  opensShort: (day: string, time: string) => `Opens ${day} ${time}`,
}
