const LONGEST = 24

/** The account that an address names at its end, as `@naradunes`; undefined where the end is no name that a person would know. */
export function accountOf(url: string): string | undefined {
  const [, path = ''] = /^https?:\/\/[^/?#]+\/([^?#]*?)\/*(?:[?#]|$)/i.exec(url) ?? []
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/^@/, '')
  if (!/^[\p{L}\p{N}._-]+$/u.test(name) || name.length > LONGEST || /\.php$/i.test(name)) return undefined
  return /^\d+$/.test(name) ? undefined : `@${name}`
}
