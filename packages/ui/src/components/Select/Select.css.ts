import { globalStyle, keyframes, styleVariants, type GlobalStyleRule } from '@vanilla-extract/css'
import { canHover, forcedColors, motionAllowed } from '../../theme/conditions.ts'
import { componentStyle, inComponents, inRow, typography, vars } from '../../theme/styling.ts'
import * as field from '../Field/Field.css.ts'

export const frame = componentStyle({ position: 'relative', display: 'grid', alignItems: 'center', minInlineSize: 0 })

const select = componentStyle(field.control, {
  paddingInlineEnd: vars.space[7],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})

export const selectBy = styleVariants({
  above: [select],
  beside: [
    select,
    typography.label,
    inComponents({ minBlockSize: vars.size.target, minInlineSize: '136px', fontSize: vars.type.body.size }),
  ],
})

export const arrows = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  pointerEvents: 'none',
  selectors: { [`${select}:disabled ~ &`]: { color: vars.color.disabled.text } },
  '@media': { [forcedColors]: { selectors: { [`${select}:disabled ~ &`]: { color: 'GrayText' } } } },
})

export const icon = componentStyle({
  position: 'absolute',
  insetInlineStart: '14px',
  pointerEvents: 'none',
  display: 'grid',
})

export const withIcon = componentStyle({ paddingInlineStart: vars.space[7] })

// Where the browser lets its menu be drawn (`appearance: base-select`), the menu is the design's; elsewhere it is the browser's own.
const drawn = '(appearance: base-select)'
// Newer than the types of CSS.
const baseSelect = 'base-select' as 'auto'

type Rule = NonNullable<GlobalStyleRule['@layer']>[string]

const whereDrawn = (selector: string, rule: Rule) =>
  globalStyle(selector, inComponents({ '@supports': { [drawn]: rule } }))

const menu = `${select}::picker(select)`
const row = `${select} option`

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })

whereDrawn(select, { appearance: baseSelect, ...inRow(), paddingBlock: vars.space[1], lineHeight: 1.3 })

whereDrawn(`${select}::picker-icon`, { display: 'none' })

whereDrawn(menu, {
  appearance: baseSelect,
  boxSizing: 'border-box',
  marginBlock: vars.space[1],
  maxInlineSize: `calc(100vw - 2 * ${vars.space[4]})`,
  padding: 0,
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.pop,
  '@media': { [motionAllowed]: { animation: `${rise} ${vars.motion.base} ${vars.motion.ease}` } },
})

whereDrawn(row, {
  ...inRow(vars.space[3]),
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[2],
  paddingInline: '14px',
  whiteSpace: 'normal',
  fontSize: vars.type.body.size,
  fontWeight: vars.type.body.weight,
  fontStretch: vars.type.body.width,
})

whereDrawn(`${row}:checked`, { fontWeight: 700 })

whereDrawn(`${row}:focus-visible`, { backgroundColor: vars.color.bg.sunken, outlineOffset: '-3px', boxShadow: 'none' })

whereDrawn(`${row}:hover`, { '@media': { [canHover]: { backgroundColor: vars.color.bg.sunken } } })

// The needle of the chosen row; the others keep its place.
whereDrawn(`${row}::checkmark`, {
  content: '""',
  flex: 'none',
  inlineSize: '8px',
  blockSize: '13px',
  backgroundColor: 'currentColor',
  clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
  '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } },
})
