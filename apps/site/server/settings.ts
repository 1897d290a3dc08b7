import { Problem, readBackupSettings, type BackupSettings } from '@dira/backend'
import type { Payee, Seller } from '@dira/data'
import { readSmtpSettings, type SmtpSettings } from './outbox/smtpSettings.ts'

export interface Settings {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** The public address without a slash at the end; undefined when it is not set. */
  readonly siteUrl: string | undefined
  /** A hosted Supabase project; undefined for the embedded default. */
  readonly hosted:
    | {
        readonly url: string
        readonly publishableKey: string
        /** For deleting what visitors sent; never sent to a browser. */
        readonly secretKey: string | undefined
      }
    | undefined
  /** Backups of the embedded default. */
  readonly backups: BackupSettings
  /** Who sends the invoices; undefined: nobody is named on them. */
  readonly seller: Seller | undefined
  /** The account to which owners pay; empty: they are told to ask. */
  readonly bank: Payee['bank']
  /** The mail server that sends letters; undefined: administrators send them by hand. */
  readonly smtp: SmtpSettings | undefined
  /** Other origins whose photographs pages may show. */
  readonly imageOrigins: readonly string[]
  /** A PMTiles file with streets for the map: a path of the site's own origin, or an address with https; undefined: the map has no streets. */
  readonly mapTilesUrl: string | undefined
  /** How many listings a browser may hold to search by itself; of more it asks the server. */
  readonly browserListings: number
  /** How many proxies in front of the site write `X-Forwarded-For`: rates are counted by the address that the first of them wrote. */
  readonly trustedProxies: number
  /** Turns rate limits off: for measuring from one machine. */
  readonly isUnlimited: boolean
  /** Lets the production server run over the embedded default. */
  readonly isDemonstration: boolean
}

/** Reads what a person may set, from the environment. Throws a `Problem` that names what is wrong and how to mend it. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const value = (name: string) => environment[name]?.trim() || undefined
  const supabaseUrl = value('VITE_SUPABASE_URL')
  const publishableKey = value('VITE_SUPABASE_PUBLISHABLE_KEY')
  if (supabaseUrl && !publishableKey) {
    throw new Problem(
      'wrong-usage',
      'VITE_SUPABASE_URL is set without VITE_SUPABASE_PUBLISHABLE_KEY. Set both, or neither for the embedded default.',
    )
  }
  return {
    host: value('HOST') ?? '127.0.0.1',
    port: portNumber(value('PORT') ?? '4173'),
    siteUrl: webAddress('SITE_URL', value('SITE_URL')),
    hosted:
      supabaseUrl && publishableKey
        ? {
            url: webAddress('VITE_SUPABASE_URL', supabaseUrl) ?? '',
            publishableKey,
            secretKey: value('SUPABASE_SECRET_KEY'),
          }
        : undefined,
    backups: readBackupSettings(environment),
    seller: readSeller(value),
    bank: readBank(value('PAYMENT_BANK')),
    smtp: readSmtpSettings(value),
    imageOrigins: (value('IMAGE_ORIGINS') ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(imageOrigin),
    mapTilesUrl: tilesAddress(value('MAP_TILES_URL')),
    browserListings: listingsCount(value('BROWSER_LISTINGS') ?? '10000'),
    trustedProxies: proxyCount(value('TRUSTED_PROXIES') ?? '0'),
    isUnlimited: value('RATE_LIMITS') === 'off',
    isDemonstration: value('DIRA_DEMONSTRATION') === 'on',
  }
}

function readSeller(value: (name: string) => string | undefined): Seller | undefined {
  const lines = (value('INVOICE_SELLER') ?? '')
    .split('|')
    .map((line) => line.trim())
    .filter(Boolean)
  const vatNumber = value('INVOICE_VAT_NUMBER')
  const percent = value('INVOICE_VAT_PERCENT')
  if (lines.length === 0 && vatNumber === undefined && percent === undefined) return undefined
  if (percent !== undefined && !/^\d{1,2}(\.\d{1,2})?$/.test(percent)) {
    throw new Problem(
      'wrong-usage',
      `INVOICE_VAT_PERCENT=${percent} is not a rate. Use 15 for 15 per cent, or leave it out where no tax is charged.`,
    )
  }
  return {
    lines,
    ...(vatNumber !== undefined && { vatNumber }),
    ...(percent !== undefined && { vatPercent: Number(percent) }),
  }
}

function readBank(written = ''): Payee['bank'] {
  return written
    .split('|')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, label, number] = /^([^:]+):\s*(.+)$/.exec(line) ?? []
      if (label !== undefined && number !== undefined) return { label: label.trim(), value: number }
      throw new Problem(
        'wrong-usage',
        `PAYMENT_BANK holds '${line}', which is no name and value. Write it like Account name: Dira | Account number: 000 1234 5678`,
      )
    })
}

function listingsCount(written: string): number {
  if (/^\d{1,7}$/.test(written)) return Number(written)
  throw new Problem(
    'wrong-usage',
    `BROWSER_LISTINGS=${written} is not a number of listings. Use 10000, or 0 for browsers that always ask the server.`,
  )
}

function proxyCount(written: string): number {
  if (/^\d$/.test(written)) return Number(written)
  throw new Problem(
    'wrong-usage',
    `TRUSTED_PROXIES=${written} is not a number of proxies. Use 1 for one proxy in front of the site, 0 for none.`,
  )
}

function imageOrigin(written: string): string {
  const url = URL.parse(written)
  if (url?.protocol === 'https:' && `${url.origin}/` === url.href) return url.origin
  throw new Problem(
    'wrong-usage',
    `IMAGE_ORIGINS holds ${written}, which is not an origin with https. Write them like https://images.example https://cdn.example`,
  )
}

function tilesAddress(written: string | undefined): string | undefined {
  if (written === undefined) return undefined
  const own = 'https://own.invalid'
  const isPath = written.startsWith('/')
  const url = URL.parse(written, isPath ? own : undefined)
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === ''
  // '//elsewhere' is no path.
  if (!isPlain || isPath !== (url.origin === own) || !url.pathname.endsWith('.pmtiles')) {
    throw new Problem(
      'wrong-usage',
      `MAP_TILES_URL=${written} is not a PMTiles file with https or on this site. Write it like https://tiles.example/africa.pmtiles or /tiles/africa.pmtiles`,
    )
  }
  return isPath ? `${url.pathname}${url.search}` : url.href
}

function portNumber(written: string): number {
  const port = /^\d{1,5}$/.test(written) ? Number(written) : NaN
  if (port <= 65_535) return port
  throw new Problem(
    'wrong-usage',
    `PORT=${written} is not a port. Use a number from 1 to 65535, or 0 for any free one.`,
  )
}

function webAddress(name: string, written: string | undefined): string | undefined {
  if (written === undefined) return undefined
  const url = URL.parse(written)
  if (url && /^https?:$/.test(url.protocol)) return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
  throw new Problem('wrong-usage', `${name}=${written} is not a web address. Write it like https://dira.example`)
}
