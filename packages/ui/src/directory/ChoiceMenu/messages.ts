import { englishCount } from '../../messages/count.ts'

/** What ChoiceMenu says by itself. */
export const choiceMenuMessages = {
  chosen: (count: number) => `${englishCount(count)} chosen`,
}
