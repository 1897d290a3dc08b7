import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

// Printed cloth keeps its colours, in forced colours too: it is decoration.
export const coverArt = style(inComponents({ inlineSize: '100%', blockSize: '100%', forcedColorAdjust: 'none' }))

export const mark = style(inComponents({ vars: { '--pictogram-detail': vars.color.sun.bg } }))
