import { style, styleVariants } from '@vanilla-extract/css'
import { above, forcedColors } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { unseen } from '../../theme/unseen.ts'
import { vars } from '../../theme/vars.css.ts'

const mark = { inline: '14px', block: '20px' }

export const stepper = style(inComponents({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }))

export const steps = style(inComponents({ display: 'flex' }))

const step = style(
  inComponents({
    position: 'relative',
    flex: '1 1 0',
    minInlineSize: 0,
    // The way from this stop to the next.
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc((${mark.block} - ${vars.border.strong}) / 2)`,
      insetInlineStart: mark.inline,
      insetInlineEnd: 0,
      blockSize: vars.border.strong,
    },
  }),
)

const way = (backgroundColor: string) =>
  inComponents({
    '::before': { backgroundColor },
    '@media': { [forcedColors]: { '::before': { backgroundColor: 'CanvasText' } } },
  })

export const state = styleVariants({
  done: [step, way(vars.color.line.strong)],
  current: [step, way(vars.color.line.control)],
  toCome: [step, way(vars.color.line.control)],
})

const needle = (color: string, forced = 'CanvasText') =>
  inComponents({
    inlineSize: mark.inline,
    blockSize: mark.block,
    color,
    '@media': { [forcedColors]: { color: forced } },
  })

export const needleOf = styleVariants({
  done: needle(vars.color.line.strong),
  current: needle(vars.color.accent.laterite, 'Highlight'),
  toCome: needle(vars.color.line.control),
})

export const stop = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[3],
  }),
)

export const linkedStop = style([
  stop,
  inComponents({
    minBlockSize: vars.size.target,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    minInlineSize: vars.size.target,
  }),
])

// A narrow screen has room for the stops alone, and says below which one it is.
export const words = style(
  inComponents({
    ...unseen,
    '@media': {
      [above('md')]: {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        overflow: 'visible',
        clipPath: 'none',
        whiteSpace: 'normal',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: vars.space[1],
        paddingInlineEnd: vars.space[4],
      },
    },
  }),
)

const name = style([
  typography.label,
  inComponents({
    fontSize: vars.type.body.size,
    overflowWrap: 'anywhere',
    selectors: {
      [`${linkedStop}:hover &`]: {
        textDecoration: 'underline',
        textDecorationThickness: vars.border.strong,
        textUnderlineOffset: '0.3em',
      },
    },
  }),
])

export const nameOf = styleVariants({
  done: [name],
  current: [name, inComponents({ fontWeight: 700 })],
  toCome: [name, inComponents({ color: vars.color.text.muted })],
})

export const note = style([typography.small, inComponents({ color: vars.color.text.muted, overflowWrap: 'anywhere' })])

export const position = style([
  typography.label,
  inComponents({ fontSize: vars.type.body.size, '@media': { [above('md')]: { display: 'none' } } }),
])
