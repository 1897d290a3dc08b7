import { FOR_GOOD, HASHED_FOLDERS } from '../http/cachePolicy.ts'

/** What Netlify, Cloudflare Pages and others read as `_headers` from the folder that they serve. */
export function staticHeaders(headers: Readonly<Record<string, string>>): string {
  const rules: (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
    ['/*', headers],
    ...HASHED_FOLDERS.map((folder) => [`${folder}*`, { 'cache-control': FOR_GOOD }] as const),
  ]
  return rules
    .map(([path, own]) => [path, ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n')
}
