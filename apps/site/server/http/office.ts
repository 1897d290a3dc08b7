import { BACKUPS_PATH, OUTBOX_SENDER_PATH, PAYEE_PATH, SELLER_PATH, type OutboxSender, type Payee } from '@dira/data'
import { Hono, type MiddlewareHandler } from 'hono'
import type { HandlerServices } from './handlerServices.ts'
import { NEVER_STORED } from './cachePolicy.ts'
import { refusal, unavailable } from './refusals.ts'
import type { SiteEnv } from './siteEnv.ts'

export interface ActorEnv extends SiteEnv {
  /** The id of the administrator who asks. */
  readonly Variables: { actor: string }
}

/** Lets administrators pass, and nobody else. Each request asks again who it is of. */
export function administratorsOnly({ dataService }: Pick<HandlerServices, 'dataService'>): MiddlewareHandler<ActorEnv> {
  return async (c, next) => {
    c.header('cache-control', NEVER_STORED)
    const authorization = c.req.header('authorization') ?? ''
    const actor = authorization && (await dataService.administratorOf(authorization).catch(() => null))
    // Nobody can be asked who this is.
    if (actor === null) return unavailable(c)
    if (!actor) return refusal(c, 401, 'not_an_administrator', 'Only administrators may ask for this.')
    c.set('actor', actor)
    return next()
  }
}

/** Lets those pass who look after a listing. */
function ownersOnly({ dataService }: Pick<HandlerServices, 'dataService'>): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    c.header('cache-control', NEVER_STORED)
    const authorization = c.req.header('authorization')
    const mine = authorization && (await dataService.callAs(authorization, 'my_listings', {}).catch(() => null))
    if (mine === null) return unavailable(c)
    if (Array.isArray(mine) && mine.length > 0) return next()
    return refusal(c, 401, 'not_an_owner', 'Only who looks after a listing is told of this.')
  }
}

/** What this server's settings say to those who work with it: the seller and the bank account stand in no page and no email. */
export function createOffice(services: Pick<HandlerServices, 'settings' | 'dataService' | 'limits'>) {
  const { settings, dataService, limits } = services
  const { seller, bank, smtp } = settings
  const app = new Hono<ActorEnv>()
  const administrators = administratorsOnly(services)

  for (const path of [BACKUPS_PATH, SELLER_PATH, OUTBOX_SENDER_PATH, PAYEE_PATH])
    app.get(path, async (c, next) => limits.inTurn(c.env.incoming, next))
  app.get(SELLER_PATH, administrators, (c) => c.json(seller))
  app.get(PAYEE_PATH, ownersOnly(services), (c) => c.json({ seller, bank } satisfies Payee))
  app.get(OUTBOX_SENDER_PATH, administrators, (c) =>
    c.json({ from: smtp?.from.address ?? null } satisfies OutboxSender),
  )
  const { backups } = dataService
  if (backups) app.get(BACKUPS_PATH, administrators, (c) => c.json(backups.status()))
  else
    app.get(BACKUPS_PATH, (c) => {
      c.header('cache-control', NEVER_STORED)
      return refusal(c, 404, 'no_backups', 'This server makes no backups: the hosted project has its own.')
    })
  return app
}
