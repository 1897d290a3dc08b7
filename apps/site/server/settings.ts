import { Problem } from '@dira/backend'

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
  /** Other origins whose photographs pages may show. */
  readonly imageOrigins: readonly string[]
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
    imageOrigins: (value('IMAGE_ORIGINS') ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(imageOrigin),
    trustedProxies: proxyCount(value('TRUSTED_PROXIES') ?? '0'),
    isUnlimited: value('RATE_LIMITS') === 'off',
    isDemonstration: value('DIRA_DEMONSTRATION') === 'on',
  }
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
