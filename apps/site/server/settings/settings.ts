import { join } from 'node:path'
import { Problem, readBackupSettings } from '@dira/backend'
import { z } from 'zod'
import { DIST } from './folders.ts'

/** What a person may set, as the server uses it. */
export type Settings = Readonly<ReturnType<typeof readSettings>>

/** The settings of a site that listens. */
export interface SiteSettings extends Settings {
  /** The public address without a slash at the end. */
  readonly siteUrl: string
  /** For a host without a server: forms go to the data service itself, and nothing is done beside answering. @default false */
  readonly isStatic?: boolean
}

/** The mail server that sends emails, and who writes: a name, which may be empty, and the address. */
export type SmtpSettings = NonNullable<Settings['smtp']>

/** Reads what a person may set from the environment; what is blank is not set. Throws a `Problem` that names what is wrong and how to mend it. */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const written = Object.entries(environment).map(([name, value]) => [name, value?.trim()] as const)
  const { data, error } = settingsSchema.safeParse(Object.fromEntries(written.filter(([, value]) => value)))
  if (data) return { ...data, backups: readBackupSettings(environment) }
  throw new Problem('wrong-usage', error.issues.map(({ message }) => message).join('\n'))
}

/** A setting that `read` understands; `wrong` is the sentence for any other, where `$` is what was written. */
function setting<Value>(read: (written: string) => Value | undefined, wrong: string) {
  return z.string().transform((written, context) => {
    const value = read(written)
    if (value !== undefined) return value
    context.addIssue(wrong.replace('$', () => written))
    return z.NEVER
  })
}

const number = (form: RegExp, wrong: string, most = Infinity) =>
  setting((written) => (form.test(written) && Number(written) <= most ? Number(written) : undefined), wrong)

const list = <Item>(separator: string | RegExp, item: z.ZodType<Item, string>) =>
  z
    .string()
    .default('')
    .transform((written) => written.split(separator).flatMap((part) => part.trim() || []))
    .pipe(z.array(item))

const isWritten = (value: string) =>
  z
    .string()
    .optional()
    .transform((written) => written === value)

/** A web address without a slash at the end. */
const webAddress = (name: string) =>
  setting((written) => {
    const url = URL.parse(written)
    return url && /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname}`.replace(/\/+$/, '') : undefined
  }, `${name}=$ is not a web address. Write it like https://dira.example`)

const bankLine = setting((line) => {
  const [, label, value] = /^([^:]+):\s*(.+)$/.exec(line) ?? []
  return label !== undefined && value !== undefined ? { label: label.trim(), value } : undefined
}, "PAYMENT_BANK holds '$', which is no name and value. Write it like Account name: Dira | Account number: 000 1234 5678")

/** Its sentence never holds what was written, in which there is a password. */
const mailServer = setting((written) => {
  const url = URL.parse(written)
  return url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? written : undefined
}, 'SMTP_URL is not the address of a mail server. Write it like smtp://user:password@mail.example:587, or smtps:// where TLS comes first; signs such as @ or / within the password as %40 or %2F.')

const sender = setting((written) => {
  const form = /^(?:"?([^"<>\r\n]*?)"?\s*<)?([^\s<>@"]+@[^\s<>@"]+\.[^\s<>@"]+?)>?$/
  const [, name = '', address] = form.exec(written) ?? []
  return address !== undefined && written.endsWith('>') === written.includes('<')
    ? { name: name.trim(), address }
    : undefined
}, 'MAIL_FROM=$ is not a sender. Write it like Dira <hello@dira.example>, or the address alone.')

const imageOrigin = setting((written) => {
  const url = URL.parse(written)
  return url?.protocol === 'https:' && `${url.origin}/` === url.href ? url.origin : undefined
}, 'IMAGE_ORIGINS holds $, which is not an origin with https. Write them like https://images.example https://cdn.example')

/** A path of the site's own origin, or an address with https. */
const tilesAddress = setting((written) => {
  const own = 'https://own.invalid'
  const isPath = written.startsWith('/')
  const url = URL.parse(written, isPath ? own : undefined)
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === ''
  // '//elsewhere' is no path.
  if (!isPlain || isPath !== (url.origin === own) || !url.pathname.endsWith('.pmtiles')) return undefined
  return isPath ? `${url.pathname}${url.search}` : url.href
}, 'MAP_TILES_URL=$ is not a PMTiles file with https or on this site. Write it like https://tiles.example/africa.pmtiles or /tiles/africa.pmtiles')

const settingsSchema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    /** 0 takes any free port. */
    PORT: number(
      /^\d{1,5}$/,
      'PORT=$ is not a port. Use a number from 1 to 65535, or 0 for any free one.',
      65_535,
    ).default(4173),
    /** The public address. @default the served one */
    SITE_URL: webAddress('SITE_URL').optional(),
    /** A hosted Supabase project. @default the embedded service */
    VITE_SUPABASE_URL: webAddress('VITE_SUPABASE_URL').optional(),
    VITE_SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
    /** The key with all rights; never sent to a browser. */
    SUPABASE_SECRET_KEY: z.string().optional(),
    /** The folder of what can be made again: the last snapshot of the listings, and pictures of shared links. */
    DIRA_CACHE: z.string().default(join(DIST, 'cache')),
    /** The seller on the invoices. @default nobody is named on them */
    INVOICE_SELLER: list('|', z.string()),
    INVOICE_VAT_NUMBER: z.string().optional(),
    INVOICE_VAT_PERCENT: number(
      /^\d{1,2}(\.\d{1,2})?$/,
      'INVOICE_VAT_PERCENT=$ is not a rate. Use 15 for 15 per cent, or leave it out where no tax is charged.',
    ).optional(),
    /** The account to which owners pay. @default they are told to ask */
    PAYMENT_BANK: list('|', bankLine),
    /** The mail server that sends emails. @default administrators send them by hand */
    SMTP_URL: mailServer.optional(),
    MAIL_FROM: sender.optional(),
    /** Other origins whose photographs pages may show. */
    IMAGE_ORIGINS: list(/[\s,]+/, imageOrigin),
    /** A PMTiles file with streets for the map. @default it has none */
    MAP_TILES_URL: tilesAddress.optional(),
    /** How many listings a browser may hold to search by itself; of more it asks the server. */
    BROWSER_LISTINGS: number(
      /^\d{1,7}$/,
      'BROWSER_LISTINGS=$ is not a number of listings. Use 10000, or 0 for browsers that always ask the server.',
    ).default(10_000),
    /** How many proxies in front of the site write `X-Forwarded-For`: rates are counted by the address that the first of them wrote. */
    TRUSTED_PROXIES: number(
      /^\d$/,
      'TRUSTED_PROXIES=$ is not a number of proxies. Use 1 for one proxy in front of the site, 0 for none.',
    ).default(0),
    /** `off` for measuring from one machine. */
    RATE_LIMITS: isWritten('off'),
    /** `on` lets the production server run over the embedded default. */
    DIRA_DEMONSTRATION: isWritten('on'),
  })
  .superRefine((set, context) => {
    if (set.VITE_SUPABASE_URL !== undefined && set.VITE_SUPABASE_PUBLISHABLE_KEY === undefined)
      context.addIssue(
        'VITE_SUPABASE_URL is set without VITE_SUPABASE_PUBLISHABLE_KEY. Set both, or neither for the embedded default.',
      )
    if ((set.SMTP_URL === undefined) === (set.MAIL_FROM === undefined)) return
    const [there, missing] = set.SMTP_URL === undefined ? ['MAIL_FROM', 'SMTP_URL'] : ['SMTP_URL', 'MAIL_FROM']
    context.addIssue(`${there} is set without ${missing}. Set both, or neither where emails are sent by hand.`)
  })
  .transform((set) => ({
    host: set.HOST,
    port: set.PORT,
    siteUrl: set.SITE_URL,
    hosted:
      set.VITE_SUPABASE_URL !== undefined && set.VITE_SUPABASE_PUBLISHABLE_KEY !== undefined
        ? {
            url: set.VITE_SUPABASE_URL,
            publishableKey: set.VITE_SUPABASE_PUBLISHABLE_KEY,
            secretKey: set.SUPABASE_SECRET_KEY,
          }
        : undefined,
    cacheFolder: set.DIRA_CACHE,
    seller: {
      lines: set.INVOICE_SELLER,
      ...(set.INVOICE_VAT_NUMBER !== undefined && { vatNumber: set.INVOICE_VAT_NUMBER }),
      ...(set.INVOICE_VAT_PERCENT !== undefined && { vatPercent: set.INVOICE_VAT_PERCENT }),
    },
    bank: set.PAYMENT_BANK,
    smtp: set.SMTP_URL !== undefined && set.MAIL_FROM ? { url: set.SMTP_URL, from: set.MAIL_FROM } : undefined,
    imageOrigins: set.IMAGE_ORIGINS,
    mapTilesUrl: set.MAP_TILES_URL,
    browserListings: set.BROWSER_LISTINGS,
    trustedProxies: set.TRUSTED_PROXIES,
    isUnlimited: set.RATE_LIMITS,
    isDemonstration: set.DIRA_DEMONSTRATION,
  }))
