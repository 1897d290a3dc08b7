import { englishCount } from '@dira/ui'

/** What ChoiceMenu says by itself. */
export const choiceMenuMessages = {
  chosen: (count: number) => `${englishCount(count)} chosen`,
}
