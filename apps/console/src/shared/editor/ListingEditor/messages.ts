import { englishCount } from '@dira/ui'

/** What ListingEditor says by itself. */
export const listingEditorMessages = {
  back: 'Listings',
  heading: 'New listing',
  status: { published: 'Published', draft: 'Draft', archived: 'Archived' },
  previous: 'Previous',
  next: 'Next',
  view: 'View on the site',
  history: 'History',
  loading: 'Reading the listing',
  failed: 'The listing could not be read.',
  gone: 'There is no such listing.',
  mine: 'Yours, not saved',
  theirs: (who: string) => who,
  hidden: (tier: string) => `Not shown in ${tier}`,
  toCorrect: (count: number) => `${englishCount(count)} ${count === 1 ? 'field' : 'fields'} to correct`,
  toChoose: (count: number) => `${englishCount(count)} ${count === 1 ? 'field' : 'fields'} to choose`,
  unsaved: (count: number) =>
    count === 0 ? 'All is saved' : `${englishCount(count)} ${count === 1 ? 'change' : 'changes'} not saved`,
  notMade: 'Not saved yet',
  discard: 'Discard',
  save: 'Save changes',
  add: 'Save as a draft',
  bar: 'Save',
  whatWillBeSaved: 'What will be saved',
  whose: { mine: 'yours', theirs: 'theirs', choose: 'to choose' },
  preview: 'Preview',
  aside: 'Preview and summary',
  /** As browsers call them. */
  keys: { previous: 'Alt+ArrowUp', next: 'Alt+ArrowDown', save: 'Control+S' },
}
