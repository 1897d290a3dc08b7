import { englishCount } from '@dira/ui'

/** What SampleNote says by itself. */
export const sampleNoteMessages = {
  listings: (count: number) =>
    count === 1
      ? 'One listing is sample data: it is no real business.'
      : `${englishCount(count)} listings are sample data: none is a real business.`,
  remove: 'Remove the sample',
  removing: 'Removing the sample',
  look: 'See them',
}
