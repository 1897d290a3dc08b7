import { style } from '@vanilla-extract/css'
import { forcedColors } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const pictogram = style(
  inComponents({
    flex: 'none',
    vars: { '--pictogram-detail': vars.color.sun.bg },
    '@media': { [forcedColors]: { color: 'CanvasText', vars: { '--pictogram-detail': 'Canvas' } } },
  }),
)
