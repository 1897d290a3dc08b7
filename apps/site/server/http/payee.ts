import type { Payee, Seller } from '@dira/data'
import type { Context } from 'hono'
import type { DataService } from '../dataService.ts'
import { refusal, unavailable } from './proxy.ts'
import type { SiteEnv } from './siteEnv.ts'

interface PayeeOptions extends Pick<DataService, 'callAs'> {
  /** @default nobody is named on invoices */
  readonly seller?: Seller | undefined
  /** The account to which is paid. @default owners are told to ask */
  readonly bank?: Payee['bank'] | undefined
}

/** Answers owners with the seller and the bank account to pay to. Only owners get it; it is never cached, and stands in no letter. */
export function createPayee({ seller = { lines: [] }, bank = [], callAs }: PayeeOptions) {
  return async (c: Context<SiteEnv>): Promise<Response> => {
    c.header('cache-control', 'no-store')
    const authorization = c.req.header('authorization')
    try {
      if (authorization !== undefined && isOwner(await callAs(authorization, 'my_listings', {}))) {
        return c.json({ seller, bank } satisfies Payee)
      }
    } catch {
      // Nobody can be asked who this is.
      return unavailable(c)
    }
    return refusal(c, 401, 'not_an_owner', 'Only who looks after a listing is told of this.')
  }
}

/** Whether what `my_listings` answered holds one. */
const isOwner = (listings: unknown) => Array.isArray(listings) && listings.length > 0
