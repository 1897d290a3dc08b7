import { Problem } from '@dira/backend'

/** How letters are sent. */
export interface SmtpSettings {
  readonly url: string
  /** Who writes: a name, which may be empty, and the address. */
  readonly from: { readonly name: string; readonly address: string }
}

/** Reads `SMTP_URL` and `MAIL_FROM`; undefined where letters are sent by hand. Throws a `Problem`, which never holds the password. */
export function readSmtpSettings(value: (name: string) => string | undefined): SmtpSettings | undefined {
  const url = value('SMTP_URL')
  const from = value('MAIL_FROM')
  if (url === undefined && from === undefined) return undefined
  if (url === undefined || from === undefined) {
    const [there, missing] = url === undefined ? ['MAIL_FROM', 'SMTP_URL'] : ['SMTP_URL', 'MAIL_FROM']
    throw new Problem(
      'wrong-usage',
      `${there} is set without ${missing}. Set both, or neither where letters are sent by hand.`,
    )
  }
  const parsed = URL.parse(url)
  if (!parsed || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === '') {
    throw new Problem(
      'wrong-usage',
      'SMTP_URL is not the address of a mail server. Write it like smtp://user:password@mail.example:587, or smtps:// where TLS comes first; signs such as @ or / within the password as %40 or %2F.',
    )
  }
  return { url, from: readSender(from) }
}

function readSender(written: string): SmtpSettings['from'] {
  const [, name = '', address] =
    /^(?:"?([^"<>\r\n]*?)"?\s*<)?([^\s<>@"]+@[^\s<>@"]+\.[^\s<>@"]+?)>?$/.exec(written) ?? []
  if (address === undefined || written.endsWith('>') !== written.includes('<')) {
    throw new Problem(
      'wrong-usage',
      `MAIL_FROM=${written} is not a sender. Write it like Dira <hello@dira.example>, or the address alone.`,
    )
  }
  return { name: name.trim(), address }
}
