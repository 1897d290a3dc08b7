import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const line = `${vars.border.strong} solid ${vars.color.line.strong}`

export const frame = style(inComponents({ border: line, backgroundColor: vars.color.bg.surface }))

const grid = `${vars.color.map.graticule} 0 1px, transparent 1px 48px`

export const map = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: vars.space[4],
    minBlockSize: '240px',
    padding: vars.space[5],
    textAlign: 'center',
    color: vars.color.text.muted,
    backgroundColor: vars.color.bg.sunken,
    backgroundImage: `repeating-linear-gradient(to right, ${grid}), repeating-linear-gradient(to bottom, ${grid})`,
    backgroundPosition: 'center',
  }),
)

export const needle = style(inComponents({ color: vars.color.map.needle, blockSize: vars.space[7] }))

export const caption = style([
  typography.label,
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[5],
    minBlockSize: '60px',
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    borderBlockStart: line,
  }),
])

export const coordinates = style(inComponents({ fontVariantNumeric: 'tabular-nums' }))

export const open = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minBlockSize: vars.size.target }),
)
