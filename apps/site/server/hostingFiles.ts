import { CACHE_RULES } from './cacheRules.ts'

type Headers = Readonly<Record<string, string>>

/** The same headers in the words of each kind of host, by the name of the file. */
export function hostingFiles(
  headers: Headers,
): Readonly<Record<'_headers' | 'headers.caddy' | 'headers.nginx.conf', string>> {
  return {
    _headers: staticHost(headers),
    'headers.caddy': caddy(headers),
    'headers.nginx.conf': nginx(headers),
  }
}

/** Netlify, Cloudflare Pages and others read this file from the folder that they serve. */
function staticHost(headers: Headers): string {
  const rules = [
    ['/*', headers] as const,
    ...CACHE_RULES.map(({ folder, value }) => [`${folder}*`, { 'cache-control': value }] as const),
  ]
  return rules
    .map(
      ([path, lines]) =>
        `${path}\n${Object.entries(lines)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n')
}

function caddy(headers: Headers): string {}
