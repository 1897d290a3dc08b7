import { refusal } from './refusal.ts'

type Handler = (request: Request) => Promise<Response>

/** The functions that visitors read by, and what each takes. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  listings_version: [],
  listing_changes_since: ['cursor'],
  published_listings_page: ['after'],
  former_slugs: ['after'],
  // Their questions are in the body.
  listings_with_slugs: [],
  former_addresses: [],
  listing_checks: [],
  change_request_status: [],
  application_upload: [],
  may_see_image: [],
}

/** Longer than every cursor and every id of a listing. */
const LONGEST_VALUE = 200

/** What the API takes for a filter on the answer, such as `not.eq.x` or `like(any).{a}`. */
const FILTER = /^(not\.)?[a-z]+(\([^)]*\))?\./i

/**
 * Refuses every parameter that these functions do not have: the API would take it for a column, an alias, an order or a filter on what
 * they answer, and a pattern can keep the only database session busy for minutes.
 */
export function allowParameters(handle: Handler): Handler {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const [, name = ''] = /^\/rest\/v1\/rpc\/(\w+)\/?$/.exec(pathname) ?? []
    const allowed = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined
    if (!allowed) return handle(request)
    // With other methods the arguments are in the body, and the database refuses those that the function does not have.
    const names = request.method === 'GET' || request.method === 'HEAD' ? allowed : []
    const isAllowed = [...searchParams].every(
      ([key, value]) =>
        names.includes(key) &&
        searchParams.getAll(key).length === 1 &&
        value.length <= LONGEST_VALUE &&
        !FILTER.test(value),
    )
    return isAllowed ? handle(request) : refusal(400, 'BAD_PARAMETER', `${name} takes ${takes(allowed)}.`)
  }
}

function takes(names: readonly string[]): string {
  return names.length === 0
    ? 'no parameters'
    : `one parameter, ${names.join(', ')}, and nothing that filters its answer`
}
