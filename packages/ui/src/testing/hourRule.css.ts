import { style } from '@vanilla-extract/css'
import { byTheme } from '../theme/conditions.ts'
import { inComponents } from '../theme/inComponents.ts'

/** A rule with one value by day and one by night. */
export const hourRule = style(inComponents(byTheme({ order: 1 }, { order: 2 })))
