import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'

/** Only a script shares. */
export const needsScript = style(inComponents({ '@media': { '(scripting: none)': { display: 'none' } } }))
