import { componentStyle } from '../../../theme/inComponents.ts'

/** Only a script shares. */
export const needsScript = componentStyle({ '@media': { '(scripting: none)': { display: 'none' } } })
