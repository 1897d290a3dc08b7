/**
 * What the style files of components are written with, in one import. A file that needs too much for one line takes the conditions or
 * the boxes from their own module; so does code that runs in the page.
 */
export * from './boxes.ts'
export * from './conditions.ts'
export { focusRing, inverseFocusRing } from './focusRing.ts'
export { componentStyle, inComponents } from './inComponents.ts'
export { loading } from './loading.ts'
export { typography } from './typography.css.ts'
export { overLabel, unseen } from './unseen.ts'
export { vars } from './vars.css.ts'
