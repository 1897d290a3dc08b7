import { above, componentStyle, inColumn, inRow, typography, vars } from '@dira/ui/styling'

const wide = above('lg')

export const page = componentStyle({
  ...inColumn(),
  gridTemplateRows: 'auto 1fr',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto',
      minBlockSize: `max(600px, calc(100dvh - ${vars.size.header}))`,
    },
  },
})

export const scene = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  blockSize: '130px',
  '@media': { [wide]: { blockSize: 'auto' } },
})

// The moon, which is right of the picture's middle, in the middle of what is seen, until the picture would end before the right edge. Twice the
// class: over the crops of the hero.
export const night = componentStyle({
  selectors: { '&&': { backgroundSize: 'auto 330px', backgroundPosition: 'max(50% - 152px, 100%) 64%' } },
  '@media': {
    [wide]: { selectors: { '&&': { backgroundSize: 'cover', backgroundPosition: '72% 100%' } } },
  },
})

export const side = componentStyle({
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
})

export const words = componentStyle({ display: 'grid', gap: vars.space[3] })

export const restricted = componentStyle(typography.small, {
  ...inRow(vars.space[2]),
  color: vars.color.text.muted,
})
