import { componentStyle } from '../../../theme/inComponents.ts'

// The line lies half outside the shape.
export const outline = componentStyle({ flex: 'none', overflow: 'visible' })
