import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, inComponents, vars } from '../../theme/styling.ts'

type Rule = Parameters<typeof inComponents>[0]

/** A class without weight: whatever a component gives to its link wins, in whatever order the style sheets come. */
function weightless(debugId: string, rule: Rule, hovered: Rule = {}): string {
  const name = style({}, debugId)
  globalStyle(`:where(.${name})`, inComponents(rule))
  globalStyle(`:where(.${name}:hover)`, inComponents({ '@media': { [canHover]: hovered } }))
  return name
}

export const look = {
  text: weightless(
    'text',
    {
      color: vars.color.text.link,
      textDecoration: `underline ${vars.border.control}`,
      textUnderlineOffset: '0.25em',
    },
    { textDecorationThickness: '3px' },
  ),
  ink: weightless(
    'ink',
    {
      color: 'inherit',
      textDecoration: `underline ${vars.border.control} ${vars.color.line.control}`,
      textUnderlineOffset: '0.3em',
    },
    { textDecorationColor: 'currentColor', textDecorationThickness: '3px' },
  ),
  quiet: weightless(
    'quiet',
    {
      color: 'inherit',
      textDecoration: `none ${vars.border.control}`,
      textUnderlineOffset: '0.25em',
    },
    { textDecorationLine: 'underline' },
  ),
  bare: weightless('bare', { color: 'inherit', textDecoration: 'none' }),
}

export const standalone = weightless('standalone', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
})
