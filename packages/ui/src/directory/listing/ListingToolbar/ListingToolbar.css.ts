import { globalStyle } from '@vanilla-extract/css'
import { canHover, componentStyle, forcedColors, inComponents, stacked, vars } from '../../../theme/styling.ts'

export const toolbar = componentStyle({ containerType: 'inline-size' })

export const parts = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: `${vars.border.control} solid ${vars.color.line.control}`,
})

// In a narrow frame the word is below its icon.
const part = `${parts} > :is(button, a)`

globalStyle(
  part,
  inComponents({
    ...stacked(),
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
    minInlineSize: 0,
    minBlockSize: vars.size.control,
    paddingBlock: vars.space[1],
    paddingInline: '2px',
    border: 0,
    color: vars.color.text.default,
    backgroundColor: 'transparent',
    fontFamily: vars.font.text,
    fontSize: vars.type.label.size,
    fontWeight: vars.type.label.weight,
    lineHeight: vars.type.label.line,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '@container': {
      '(min-width: 300px)': { flexDirection: 'row' },
      '(min-width: 360px)': { gap: vars.space[2] },
    },
    '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.action2.bgHover } } } },
  }),
)

globalStyle(
  `${part}:not(:first-child)`,
  inComponents({ borderInlineStart: `${vars.border.control} solid ${vars.color.line.control}` }),
)

// The only part of a page without script.
globalStyle(`${parts} > noscript`, inComponents({ textAlign: 'center' }))

// The ring of the one lies over the others.
globalStyle(`${part}:focus-visible`, inComponents({ position: 'relative', zIndex: 1 }))

globalStyle(
  `${part}[aria-pressed="true"]`,
  inComponents({
    color: vars.color.bg.canvas,
    backgroundColor: vars.color.text.default,
    '@media': { [forcedColors]: { color: 'HighlightText', backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  }),
)

globalStyle(`${part}[aria-pressed="true"] svg`, inComponents({ fill: 'currentColor' }))
