import type { HttpBindings } from '@hono/node-server'

/** What Hono gives a handler: Node's own request and response. */
export interface SiteEnv {
  readonly Bindings: HttpBindings
}
