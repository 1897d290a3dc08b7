import { englishCount } from '../../messages/count.ts'

/** What CheckboxGroup says by itself. */
export const checkboxGroupMessages = {
  count: (results: number) => (results === 1 ? '1 result' : `${englishCount(results)} results`),
}
