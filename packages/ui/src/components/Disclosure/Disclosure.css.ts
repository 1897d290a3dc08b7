import { keyframes, styleVariants } from '@vanilla-extract/css'
import { canHover, componentStyle, inComponents, inRow, motionAllowed, typography, vars } from '../../theme/styling.ts'

export const disclosure = componentStyle({ minInlineSize: 0 })

export const ruled = componentStyle({ borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}` })

const whenOpen = `${disclosure}[open] > summary > &`

const summary = componentStyle(typography.label, {
  ...inRow(vars.space[3]),
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[2],
  fontSize: vars.type.body.size,
  borderRadius: vars.radius.control,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const look = styleVariants({
  plain: [
    summary,
    inComponents({
      '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } } },
    }),
  ],
  framed: [
    summary,
    inComponents({
      paddingInline: vars.space[5],
      border: `${vars.border.strong} solid ${vars.color.action2.line}`,
      '@media': { [canHover]: { ':hover': { backgroundColor: vars.color.action2.bgHover } } },
      ':active': { backgroundColor: vars.color.action2.bgPressed },
    }),
  ],
  link: [
    summary,
    inComponents({
      display: 'inline-flex',
      minBlockSize: vars.size.target,
      color: vars.color.text.link,
      textDecoration: `underline ${vars.border.control}`,
      textUnderlineOffset: '0.25em',
      '@media': { [canHover]: { ':hover': { textDecorationThickness: '3px' } } },
    }),
  ],
})

export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const whileClosed = componentStyle({ selectors: { [whenOpen]: { display: 'none' } } })

export const whileOpen = componentStyle({ display: 'none', selectors: { [whenOpen]: { display: 'inline' } } })

export const chevron = componentStyle({
  marginInlineStart: 'auto',
  selectors: { [whenOpen]: { rotate: '180deg' } },
  '@media': { [motionAllowed]: { transition: `rotate ${vars.motion.base} ${vars.motion.ease}` } },
})

const appear = keyframes({ from: { opacity: 0 } })

const shown = componentStyle({ animation: `${appear} ${vars.motion.base} ${vars.motion.ease}` })

export const region = styleVariants({
  plain: [shown, inComponents({ paddingBlock: `${vars.space[1]} ${vars.space[4]}` })],
  framed: [
    shown,
    inComponents({
      marginBlockStart: vars.space[3],
      padding: vars.space[4],
      backgroundColor: vars.color.bg.surface,
      border: `${vars.border.strong} solid ${vars.color.line.strong}`,
    }),
  ],
  link: [shown],
})
