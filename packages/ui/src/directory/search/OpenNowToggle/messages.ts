import { englishCount } from '../../../messages/count.ts'

/** What OpenNowToggle says by itself. */
export const openNowToggleMessages = {
  label: 'Open now',
  count: (count: number) => (count === 1 ? '1 result' : `${englishCount(count)} results`),
}
