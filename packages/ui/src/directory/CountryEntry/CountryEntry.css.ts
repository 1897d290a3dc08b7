import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const lit = '&[data-selected]'

export const entry = style(
  inComponents({
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    // In a narrow column the words stand below the outline.
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    columnGap: vars.space[4],
    rowGap: vars.space[2],
    blockSize: '100%',
    minInlineSize: 0,
    paddingBlock: vars.space[4],
    borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
    // The wash of a chosen row and its edge, a little wider than the words: nothing moves when it comes.
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInline: `calc(-1 * ${vars.space[3]})`,
      zIndex: -1,
      transitionProperty: 'background-color',
      transitionDuration: vars.motion.fast,
    },
    selectors: {
      [`${lit}::before`]: {
        backgroundColor: vars.color.bg.selected,
        borderInlineStart: `4px solid ${vars.color.accent.laterite}`,
      },
    },
  }),
)

export const outline = style(
  inComponents({
    flex: 'none',
    inlineSize: '96px',
    blockSize: '96px',
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
)

export const words = style(
  inComponents({
    flex: '1 1 170px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minInlineSize: 0,
  }),
)

export const regions = style(inComponents({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] }))

export const all = style([typography.label, inComponents({ fontSize: vars.type.body.size })])
