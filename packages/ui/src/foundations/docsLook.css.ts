import { globalStyle, style } from '@vanilla-extract/css'
import { above, below, vars } from '../theme/styling.ts'
import { typeScale } from '../theme/type.ts'

// Storybook's pages of documentation in the house's look. Their own styles are in no layer, so neither are these.

const prose = (selector: string) => `.sbdocs.sbdocs-content ${selector}:not(.sb-unstyled, .sb-unstyled *)`

const step = (name: keyof typeof typeScale) => {
  const { size, line, track, weight, width, stroke } = vars.type[name]
  const { family } = typeScale[name]
  return {
    fontFamily: vars.font[family],
    fontSize: size,
    lineHeight: line,
    letterSpacing: track,
    fontWeight: weight,
    fontStretch: width,
    WebkitTextStroke: family === 'display' ? `${stroke} currentColor` : '0',
  }
}

globalStyle('.sbdocs.sbdocs-wrapper', {
  backgroundColor: vars.color.bg.canvas,
  paddingBlockStart: vars.space[7],
  '@media': { [below('md')]: { paddingInline: vars.space[4] } },
})

globalStyle('.sbdocs.sbdocs-content', { maxInlineSize: '1080px', color: vars.color.text.default })

globalStyle(`.sbdocs.sbdocs-content .sbdocs-title, ${prose('h1')}`, {
  ...step('h1'),
  marginBlock: `0 ${vars.space[3]}`,
})

// No capitals, and nothing where there is nothing to list.
globalStyle('.sbdocs-toc--custom :is(h2, [class*="Heading"], p)', { textTransform: 'none', letterSpacing: 0 })

globalStyle('.sbdocs.sbdocs-toc--custom a.is-active-link', { color: `${vars.color.text.link} !important` })

globalStyle('.sbdocs-toc--custom:not(:has(li))', { display: 'none' })

globalStyle(prose('h2'), {
  ...step('h2'),
  fontSize: vars.type.h3.size,
  border: 0,
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
  marginBlock: `${vars.space[7]} ${vars.space[4]}`,
  paddingBlockStart: vars.space[3],
})

globalStyle(prose('h3'), {
  ...step('lead'),
  fontWeight: 650,
  marginBlock: `${vars.space[6]} ${vars.space[2]}`,
})

globalStyle([prose('p'), prose('li'), prose('dd')].join(', '), {
  ...step('body'),
  color: vars.color.text.default,
  maxInlineSize: vars.size.prose,
})

globalStyle(prose('a'), {
  color: vars.color.text.link,
  textDecoration: 'underline',
  textDecorationThickness: vars.border.control,
  textUnderlineOffset: '0.2em',
})

globalStyle(prose(':is(h1, h2, h3) a'), { color: 'inherit', textDecoration: 'none' })

globalStyle(prose('code'), {
  fontSize: '0.875em',
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.sunken,
  border: 0,
})

globalStyle('.sbdocs .sbdocs-preview', {
  marginBlock: `${vars.space[3]} ${vars.space[6]}`,
  backgroundColor: vars.color.bg.canvas,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: 0,
  boxShadow: 'none',
})

export const framedStory = style({
  display: 'block',
  boxSizing: 'content-box',
  maxInlineSize: '100%',
  blockSize: '360px',
  resize: 'vertical',
  backgroundColor: vars.color.bg.canvas,
  border: `1px solid ${vars.color.line.subtle}`,
  marginBlock: `${vars.space[3]} ${vars.space[6]}`,
})

export const notes = style({
  display: 'grid',
  margin: 0,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
})

globalStyle(`${notes} > div`, {
  display: 'grid',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  '@media': { [above('md')]: { gridTemplateColumns: '12rem 1fr' } },
})

globalStyle(`${notes} > div:first-child`, { borderBlockStart: 0, paddingBlockStart: 0 })

globalStyle(`.sbdocs ${notes} dt`, { ...step('body'), margin: 0, fontWeight: 650, fontStyle: 'normal' })

globalStyle(`.sbdocs ${notes} dd`, { margin: 0 })

globalStyle(`.sbdocs ${notes} dd p`, { marginBlock: 0 })
