import { above, componentStyle, inverseFocusRing, typography, vars } from '../../../theme/styling.ts'

export const footer = componentStyle({
  color: vars.color.text.inverseMuted,
  backgroundColor: vars.color.bg.inverse,
  vars: inverseFocusRing,
})

export const content = componentStyle({
  display: 'grid',
  rowGap: vars.space[6],
  columnGap: vars.space[6],
  paddingBlock: `${vars.space[7]} ${vars.space[6]}`,
  '@media': {
    [above('md')]: { gridTemplateColumns: '4fr 8fr' },
    [above('lg')]: { gridTemplateColumns: '5fr 8fr', paddingBlockStart: vars.space[8] },
  },
})

export const name = componentStyle({ display: 'grid', alignContent: 'start', gap: vars.space[4] })

export const wordmark = componentStyle({ fontSize: '76px', color: vars.color.text.inverse })

export const tagline = componentStyle({ maxInlineSize: '30ch' })

export const columns = componentStyle({
  display: 'grid',
  // Beside each other on a phone too, below the name.
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  '@media': {
    [above('md')]: { gap: vars.space[6], gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' },
  },
})

export const heading = componentStyle(typography.label, {
  color: vars.color.sun.bg,
  fontSize: vars.type.body.size,
  fontWeight: 700,
  paddingBlockEnd: vars.space[2],
})

export const link = componentStyle({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target })

export const smallPrint = componentStyle(typography.small, {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.hair} solid color-mix(in srgb, currentColor 30%, transparent)`,
})
