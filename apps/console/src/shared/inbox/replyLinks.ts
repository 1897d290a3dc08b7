/** The most of a message that is quoted: programs cut off addresses that are too long. */
const MOST_QUOTED = 1_000

interface Reply {
  readonly email: string
  readonly subject: string
  /** What was written; the quote stands below it. */
  readonly text: string
  readonly intro: string
  readonly quoted: string
}

/** A `mailto:` link with subject, text and the message below it. */
export function mailHref({ email, subject, text, intro, quoted }: Reply): string {
  const cut = quoted.length > MOST_QUOTED ? `${quoted.slice(0, MOST_QUOTED)}…` : quoted
  const quote = cut.split('\n').map((line) => `> ${line}`)
  const body = [text.trim(), '', intro, ...quote].join('\r\n')
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encoded(subject)}&body=${encoded(body)}`
}

/** A `https://wa.me/` link with a text. */
export function whatsappHref(href: string, text: string): string {
  return text.trim() === '' ? href : `${href}?text=${encoded(text.trim())}`
}

// Half of a character, where a text was cut or is broken, cannot be in an address.
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** A `https://wa.me/` link for a number as it was written: only an international one can be dialled without knowing where its owner is. */
export function whatsappLink(phone: string): string | undefined {
  const digits = /^\+[\d ()./-]+$/.test(phone) ? phone.replace(/\D/g, '') : ''
  return digits.length >= 8 && digits.length <= 15 ? `https://wa.me/${digits}` : undefined
}
