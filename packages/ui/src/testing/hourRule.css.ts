import { byTheme, componentStyle } from '../theme/styling.ts'

/** A rule with one value by day and one by night. */
export const hourRule = componentStyle(byTheme({ order: 1 }, { order: 2 }))
