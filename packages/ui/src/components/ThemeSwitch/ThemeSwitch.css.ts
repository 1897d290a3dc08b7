import { byTheme, componentStyle } from '../../theme/styling.ts'

// Without script it could do nothing. With it, it has its place from the first paint on.
export const themeSwitch = componentStyle({ '@media': { '(scripting: none)': { display: 'none' } } })

// The style sheet knows the theme before any script does.
export const moon = componentStyle(byTheme({}, { display: 'none' }))

export const sun = componentStyle(byTheme({ display: 'none' }, { display: 'block' }))
