import type { DataService } from '../data/dataService.ts'
import type { SiteSettings } from '../settings/settings.ts'
import type { RateLimits } from './rateLimits.ts'

/** The services that handlers of requests take what they need from. */
export interface HandlerServices {
  readonly settings: SiteSettings
  readonly dataService: DataService
  readonly limits: RateLimits
  /** Tells the operator. */
  readonly warn: (message: string) => void
}
