import { style } from '@vanilla-extract/css'
import { byTheme } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'

// Without script it could do nothing. With it, it has its place from the first paint on.
export const themeSwitch = style(inComponents({ '@media': { '(scripting: none)': { display: 'none' } } }))

// The style sheet knows the theme before any script does.
export const moon = style(inComponents(byTheme({}, { display: 'none' })))

export const sun = style(inComponents(byTheme({ display: 'none' }, { display: 'block' })))
