import { englishCount } from '../../../messages/count.ts'

/** What the panel of NearFilter says by itself, beside what NearFilter does. */
export const nearPanelMessages = {
  myPosition: 'My position',
  finding: 'Finding you…',
  privacy: 'It is rounded to about a kilometre before it leaves this device.',
  unknownTown: 'No town in the list has that name. Try another spelling, or a town nearby.',
  townsAway: 'Towns cannot be looked up at the moment. Choose one from the list, or try again.',
  showResults: (matches: number) => (matches === 1 ? 'Show 1 result' : `Show ${englishCount(matches)} results`),
  noResults: 'No results',
  askAgain: 'Ask again',
  anywhere: 'Anywhere',
  /** The error of the position, and what to do instead. */
  refused: ['Your position is not shared.', 'Allow it in the browser’s settings for this site, or choose a town.'],
  dismissed: ['Your position is not shared.', 'Ask again and allow it, or choose a town.'],
  timedOut: ['Finding you took too long.', 'Ask again, or choose a town.'],
  unavailable: ['This device cannot tell where it is.', 'Ask again later, or choose a town.'],
  rough: (kilometres: number) => [
    `Your position is known to about ${englishCount(kilometres)} km only.`,
    'Look further around, or choose a town.',
  ],
}
