import { createHash } from 'node:crypto'
import { WORKER_POLICY } from '@dira/data/site'

export interface SecurityInput {
  /** The public address of the site. */
  readonly siteUrl: string
  /** The address of the data service; '' when it is on the site's own origin. */
  readonly apiUrl: string
  /** Other origins whose photographs pages may show. */
  readonly imageOrigins: readonly string[]
  /** The PMTiles file with streets for the map. @default there is none */
  readonly mapTilesUrl?: string
  /** The text of the one inline script of a page. */
  readonly bootScript: string
}

/**
 * Style sheets that react-aria puts into the page when something can be pressed, and under iOS while a dialog is open. Its text is
 * copied: after an update that changes it, the journeys report the violation.
 */
const LIBRARY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

/** The style attributes of the HTML. What a script sets needs no permission. */
const STYLE_ATTRIBUTES = ['block-size:100%;aspect-ratio:auto', 'max-inline-size:36ch', 'max-inline-size:65ch']

/** What pages may use of the device: nothing of this. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** A year, in seconds. */
const YEAR = 31_536_000

/** What an answer carries that no page can be in. */
export const PLAIN_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const

/** The headers that every answer of the site carries, from its server or a static host. */
export function securityHeaders(input: SecurityInput): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(input),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // A list is near the visitor only when the visitor asks for it.
    'permissions-policy': [...UNUSED_FEATURES.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    // Only for this host: what else the domain holds is for its owner to promise.
    ...(isEncrypted(input) && { 'strict-transport-security': `max-age=${YEAR}` }),
  }
}

function contentSecurityPolicy(input: SecurityInput): string {
  // The project's data and its photographs, when it is hosted elsewhere.
  const project = input.apiUrl === '' ? [] : [new URL(input.apiUrl).origin]
  const streets = input.mapTilesUrl
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashOf(input.bootScript)],
    'style-src': ["'self'", ...LIBRARY_STYLES.map(hashOf)],
    // No attribute but these: `unsafe-hashes` lets a hash speak for an attribute.
    'style-src-attr': ["'unsafe-hashes'", ...STYLE_ATTRIBUTES.map(hashOf)],
    // The style sheet holds small drawings as data.
    'img-src': ["'self'", 'data:', ...project, ...input.imageOrigins],
    'font-src': ["'self'"],
    // A path is on this origin.
    'connect-src': ["'self'", ...project, ...(streets?.startsWith('https:') ? [new URL(streets).origin] : [])],
    ...(streets !== undefined && { 'worker-src': ["'self'"] }),
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [streets === undefined ? "'none'" : WORKER_POLICY],
    ...(isEncrypted(input) && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

const isEncrypted = ({ siteUrl }: SecurityInput) => siteUrl.startsWith('https:')

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
