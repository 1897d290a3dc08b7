import type { ContactLine } from '../contact/contactLines.ts'

/** The ways to a business with what to say filled in where the way takes a text: e-mail and WhatsApp. */
export function withText(
  lines: readonly ContactLine[],
  { subject, text }: { subject: string; text: string },
): readonly ContactLine[] {
  return lines.map((line) => {
    const values = { mail: { subject, body: text }, whatsapp: { text }, phone: undefined, website: undefined }[
      line.channel
    ]
    return values ? { ...line, href: `${line.href}?${query(values)}` } : line
  })
}

/** As e-mail programs read it (RFC 6068): no plus for a blank, line breaks of two characters. */
function query(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed().replace(/\r?\n/g, '\r\n'))}`)
    .join('&')
}
