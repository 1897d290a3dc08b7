import { styleVariants } from '@vanilla-extract/css'
import {
  above,
  canHover,
  centred,
  componentStyle,
  forcedColors,
  inComponents,
  squareOf,
  typography,
  vars,
} from '../../../theme/styling.ts'

export const link = componentStyle(typography.label, {
  ...centred,
  gridAutoFlow: 'column',
  columnGap: vars.space[2],
  position: 'relative',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  fontSize: vars.type.body.size,
  '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.action.bg } } } },
})

// Its name has the word on every screen.
export const word = componentStyle({ display: 'none', '@media': { [above('xl')]: { display: 'block' } } })

const block = componentStyle({
  ...centred,
  ...squareOf('18px'),
  fontSize: '0.75rem',
  color: vars.color.bg.canvas,
  backgroundColor: vars.color.line.strong,
  // Over the end corner of the icon where there is no room beside it.
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: '-3px',
  '@media': {
    [above('lg')]: { ...squareOf('22px'), position: 'static', fontSize: '0.8125rem' },
    [forcedColors]: { border: '1px solid' },
  },
})

export const count = styleVariants({
  some: [block],
  none: [block, inComponents({ visibility: 'hidden' })],
})
