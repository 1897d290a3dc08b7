/** What a page that is tested from outside is asked: built as a script of its own, which calls this `pressing`. */
export { settle } from '../settle.ts'
export { controlAt, focusOn, keyOf, leaveFocused, middleOfWords, placedControls } from './controls.ts'
export { outcomeNow } from './outcome.ts'
