import { style } from '@vanilla-extract/css'
import { above, forcedColors } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const header = style(
  inComponents({
    backgroundColor: vars.color.bg.canvas,
    borderBlockEnd: `${vars.border.strong} solid ${vars.color.line.strong}`,
  }),
)

// Where the links do not fit beside the wordmark they take a line of their own.
export const bar = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'stretch',
    columnGap: vars.space[5],
    minBlockSize: vars.size.headerSmall,
    '@media': { [above('lg')]: { minBlockSize: vars.size.header } },
  }),
)

export const home = style(
  inComponents({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.headerSmall, marginInlineEnd: 'auto' }),
)

export const wordmark = style(inComponents({ fontSize: '36px' }))

export const navigation = style(inComponents({ display: 'flex', minInlineSize: 0 }))

export const links = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', columnGap: vars.space[5] }),
)

export const link = style([
  typography.label,
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    minBlockSize: vars.size.target,
    fontSize: vars.type.body.size,
    ':hover': {
      textDecoration: 'underline',
      textDecorationThickness: vars.border.strong,
      textUnderlineOffset: '0.4em',
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&[aria-current]::after': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
    selectors: {
      '&[aria-current]': { textDecoration: 'none' },
      '[dir="rtl"] &::after': { transform: 'scaleX(-1)' },
      // The bar under the current page points the way, as a signpost does.
      '&[aria-current]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '8px',
        blockSize: vars.border.heavy,
        backgroundColor: vars.color.accent.laterite,
        clipPath: 'polygon(0 0, calc(100% - 4px) 0, 100% 50%, calc(100% - 4px) 100%, 0 100%)',
      },
    },
  }),
])

export const actions = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[3] }))
