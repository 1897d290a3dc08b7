import { componentStyle, squareOf, stacked, typography, vars } from '../../theme/styling.ts'

const lit = '&[data-selected]'

export const entry = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  // In a narrow column the words are below the outline.
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
})

export const outline = componentStyle({
  flex: 'none',
  ...squareOf('96px'),
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const words = componentStyle({
  flex: '1 1 170px',
  ...stacked(),
  alignItems: 'flex-start',
  minInlineSize: 0,
})

export const regions = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] })

export const count = componentStyle(typography.small, { color: vars.color.text.muted })

export const all = componentStyle(typography.label, { fontSize: vars.type.body.size })
