import { canHover, componentStyle, forcedColors, inRow, vars } from '@dira/ui/styling'

export const row = componentStyle({ ...inRow(vars.space[3]), minBlockSize: vars.size.target })

export const link = componentStyle(row, {
  display: 'grid',
  gridTemplateColumns: '156px minmax(0, 1fr) 72px',
  paddingInlineEnd: vars.space[2],
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.bg.sunken } } } },
})

export const track = componentStyle({ display: 'block', minInlineSize: 0 })

// A signpost: its end points on.
export const bar = componentStyle({
  display: 'block',
  blockSize: '10px',
  minInlineSize: '10px',
  backgroundColor: vars.color.action.bg,
  clipPath: 'polygon(0 0, calc(100% - 5px) 0, 100% 50%, calc(100% - 5px) 100%, 0 100%)',
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  '@media': { [forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
})

export const count = componentStyle({ fontWeight: 650, fontVariantNumeric: 'tabular-nums', textAlign: 'end' })
