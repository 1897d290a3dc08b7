import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { vi } from 'vitest'
import type { Services } from '../createServices.ts'
import type { DataService } from '../data/dataService.ts'
import { createRateLimits } from '../http/rateLimits.ts'
import { readSettings } from '../settings/settings.ts'

export interface FakeOptions {
  /** What the test sets. @default nothing, behind one proxy */
  readonly environment?: NodeJS.ProcessEnv
  /** What the test needs of the data service; a signed-out visitor's otherwise. */
  readonly dataService?: { readonly [Name in keyof DataService]?: unknown }
  readonly now?: () => number
}

/** The services that handlers take, over a data service of the test's own. */
export function fakeServices({ environment = {}, dataService = {}, now }: FakeOptions = {}) {
  const settings = { ...readSettings({ TRUSTED_PROXIES: '1', ...environment }), siteUrl: 'https://dira.example' }
  const warn = vi.fn<Services['warn']>()
  const nobody = {
    address: () => undefined,
    submissionsTarget: () => undefined,
    publishableKey: 'public',
    images: {},
    administratorOf: async () => undefined,
    callAs: async () => undefined,
  }
  return {
    settings,
    warn,
    limits: createRateLimits({ ...settings, warn, now }),
    // A handler uses of it what its test gives.
    dataService: { ...nobody, ...dataService } as DataService,
  }
}

/** Node's part of a request that comes from an address by the one proxy. */
export function fromAddress(address = '192.0.2.1') {
  const incoming = { url: '/', headers: { 'x-forwarded-for': address }, socket: {} } as unknown as IncomingMessage
  return { incoming, outgoing: {} } as unknown as Context['env']
}
