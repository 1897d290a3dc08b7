/** How many values may be within each other: several times what anybody sends, and few enough for whatever reads them by calling itself. */
const DEEPEST = 64

/** Whether JSON is such that everybody can read it: Postgres keeps no NUL in a text, and readers run out of stack where values are nested too deep. */
export function isPlainJson(json: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at]
    if (letter === '\0') return false
    if (isText && letter === '\\') {
      if (json.startsWith('u0000', at + 1)) return false
      at += 1
    } else if (letter === '"') isText = !isText
    else if (isText) continue
    else if (letter === '[' || letter === '{') depth += 1
    else if (letter === ']' || letter === '}') depth -= 1
    if (depth > DEEPEST) return false
  }
  return true
}

/** Whether the query of an address is such that the API can read it, which has the same limits there. */
export function isPlainQuery(query: string): boolean {
  return !/%00/.test(query) && (query.match(/\(|%28/g)?.length ?? 0) <= DEEPEST
}
