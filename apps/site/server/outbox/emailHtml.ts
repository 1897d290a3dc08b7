import { lightColors } from '@dira/ui/cover'
import { type Email, EMAIL_SENDER } from '@dira/data/emails'

const { bg, text, accent, action, line } = lightColors
const TEXT_FONT = "'Noto Sans', system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const DISPLAY_FONT = "'Noto Serif Display', Georgia, 'Times New Roman', serif"

/** For programs that follow the system: the colours of the night, over the ones of the day in the attributes. */
const DARK = `@media (prefers-color-scheme:dark){.page,.sheet{background:#14163a!important}.text,.text a{color:#f4f2ec!important}.muted{color:#c9cbe6!important}.line{border-color:#4a4d7c!important}}`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (words: string) => words.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/**
 * An email as HTML: tables, 600 pixels wide at most, our typefaces before those of the system, nothing fetched from anywhere. All that it says is escaped.
 */
export function emailHtml(mail: Email): string {
  const { subject, heading, paragraphs, facts, action: pressed, after, reason } = mail
  const body = [
    row(`<span style="font:700 40px/1 ${DISPLAY_FONT}">D<span style="color:${accent.laterite}">i</span>ra</span>`, 28),
    row(`<h1 style="margin:0;font:700 32px/1.15 ${DISPLAY_FONT}">${escaped(heading)}</h1>`, 16),
    ...paragraphs.map((paragraph) => row(escaped(paragraph), 14)),
    facts.length > 0 ? row(factsTable(facts), 22) : '',
    pressed ? row(signpost(pressed), 24) + aside(`The button does not open? Copy this line: ${pressed.href}`) : '',
    ...after.map(aside),
  ].join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>:root{color-scheme:light dark}${DARK}</style></head><body class="page" style="margin:0;padding:0;background:${bg.sunken}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="background:${bg.sunken}"><tr><td align="center" style="padding:16px 0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="sheet" style="max-width:600px;background:${bg.surface};font:400 16px/1.5 ${TEXT_FONT};color:${text.default}">
<tr><td style="height:8px;line-height:8px;font-size:0;background:${lightColors.sun.bg};border-bottom:4px solid ${accent.laterite}">&nbsp;</td></tr>
${body}<tr><td style="height:32px">&nbsp;</td></tr>
<tr><td style="padding:22px 28px;background:${bg.inverse};color:${text.inverseMuted};font-size:13px">${escaped(EMAIL_SENDER)}<br><br>${escaped(reason)}</td></tr>
</table></td></tr></table></body></html>
`
}

function row(content: string, above: number, tone = 'text', style = ''): string {
  return `<tr><td class="${tone}" style="padding:${above}px 28px 0;overflow-wrap:anywhere;${style}">${content}</td></tr>\n`
}

function aside(words: string): string {
  return row(escaped(words), 16, 'muted', `color:${text.muted};font-size:14px`)
}

function factsTable(facts: Email['facts']): string {
  const rows = facts.map(([label, value], index) => {
    const border = `border-${index === 0 ? 'top' : 'bottom'}`
    const rule =
      index === 0 ? `2px solid ${line.strong};border-bottom:1px solid ${line.subtle}` : `1px solid ${line.subtle}`
    return `<tr><td class="muted line" style="padding:10px 12px 10px 0;${border}:${rule};color:${text.muted}">${escaped(label)}</td><td class="text line" align="right" style="padding:10px 0;${border}:${rule};font-weight:700">${escaped(value)}</td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.join('')}</table>`
}

/** The button, which a cell of borders points. */
function signpost({ label, href }: NonNullable<Email['action']>): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background:${action.bg};height:48px;padding:0 22px"><a href="${escaped(href)}" style="display:inline-block;line-height:48px;color:${action.text};font-weight:700;text-decoration:none">${escaped(label)}</a></td><td style="width:0;height:0;line-height:0;font-size:0;border-top:24px solid transparent;border-bottom:24px solid transparent;border-left:12px solid ${action.bg}"></td></tr></table>`
}
