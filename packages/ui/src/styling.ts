/**
 * The tokens, conditions and helpers that the style files of an application are written with, and the looks of ui that a component of its
 * own repeats.
 */
export { dash, tick } from './components/Checkbox/Checkbox.css.ts'
export { scroller } from './components/Narrowing/scroller.ts'
export { menu, popover } from './components/OptionList/OptionList.css.ts'
export * from './theme/styling.ts'
