import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const hours = style(inComponents({ minInlineSize: 0 }))

export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    minBlockSize: vars.size.target,
    paddingBlock: vars.space[2],
    paddingInlineStart: vars.space[4],
    borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
    selectors: { '&[data-today]': { fontWeight: 700, backgroundColor: vars.color.bg.sunken } },
  }),
)

export const day = style(inComponents({ position: 'relative', minInlineSize: 0 }))

// In the margin of the rows, so that the names of the days stand in one line.
export const needle = style(
  inComponents({
    position: 'absolute',
    insetInlineStart: `calc(-1 * ${vars.space[4]} + 2px)`,
    insetBlockStart: '0.35em',
    blockSize: '0.85em',
    color: vars.color.accent.laterite,
  }),
)

export const time = style(
  inComponents({
    flex: '1 1 9rem',
    minInlineSize: 0,
    textAlign: 'end',
    textWrap: 'balance',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
  }),
)
