import { componentStyle, forcedColors, vars } from '../../theme/styling.ts'

export const pictogram = componentStyle({
  flex: 'none',
  vars: { '--pictogram-detail': vars.color.sun.bg },
  '@media': { [forcedColors]: { color: 'CanvasText', vars: { '--pictogram-detail': 'Canvas' } } },
})
