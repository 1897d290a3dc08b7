import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const wide = above('lg')

export const page = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    '@media': {
      [wide]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateRows: 'auto',
        minBlockSize: `max(600px, calc(100dvh - ${vars.size.header}))`,
      },
    },
  }),
)

export const scene = style(
  inComponents({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    blockSize: '130px',
    '@media': { [wide]: { blockSize: 'auto' } },
  }),
)

// The moon, which stands right of the picture's middle, in the middle of what is seen. Twice the class: over the crops of the hero.
export const night = style(
  inComponents({
    selectors: { '&&': { backgroundSize: 'auto 330px', backgroundPosition: 'calc(50% - 152px) 64%' } },
    '@media': {
      [wide]: { selectors: { '&&': { backgroundSize: 'cover', backgroundPosition: '72% 100%' } } },
    },
  }),
)

export const side = style(
  inComponents({
    display: 'grid',
    alignContent: 'center',
    gap: vars.space[5],
    inlineSize: '100%',
    maxInlineSize: '600px',
    paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
    paddingInline: vars.space[4],
    '@media': {
      [above('md')]: { paddingInline: vars.space[5] },
      [wide]: { paddingBlock: vars.space[8], paddingInline: vars.space[8] },
    },
  }),
)

export const words = style(inComponents({ display: 'grid', gap: vars.space[3] }))

export const restricted = style([
  typography.small,
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[2], color: vars.color.text.muted }),
])
