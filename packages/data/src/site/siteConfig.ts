/** What a page needs to know of the installation that serves it. Public: it is in the HTML. */
export interface SiteConfig {
  /** Where the site is reached, without a slash at the end: feeds canonical links. */
  readonly siteUrl: string
  /** The address of the data service; '' when it is on the site's own origin. */
  readonly apiUrl: string
  /** Where forms are sent: '' is the site's own origin, whose server bounds them; a static host has only the data service. */
  readonly formsUrl: string
  /** Opens the data service for anonymous readers; row-level security decides what they see. */
  readonly publishableKey: string
  /** Other origins whose photographs pages may show. */
  readonly imageOrigins: readonly string[]
  /** A PMTiles file with streets for the map, on this origin by its path or elsewhere; left out where there is none. */
  readonly mapTilesUrl?: string
  /** Emails go out by themselves, so that who forgot the password can ask for a link; left out where they do not. */
  readonly sendsEmails?: true
  /** The search index: the published listings at the instant of the snapshot. Empty: the server searches for browsers, as the directory is large. */
  readonly indexPath: string
  /** From where changes since that snapshot are asked for: the version of the published listings that it holds. */
  readonly indexCursor: string
  /** The ids of the listings in that index, in its order, for a static export. Empty: there is a server. */
  readonly idsPath: string
}

/** What the console needs to know of the installation that serves it. Public: it is in the HTML. */
export interface ConsoleSettings extends Omit<SiteConfig, 'indexPath' | 'indexCursor' | 'idsPath'> {
  /** There is no server of the site's own, only files. */
  readonly isStatic?: true
}

/** Whether the site has no server of its own, only files. */
export const isStaticSite = ({ idsPath }: Pick<SiteConfig, 'idsPath'>) => idsPath !== ''

/** Where the site's server says what has changed since the index of the cursor `since`. A static export has no such file. */
export const CHANGES_PATH = '/changes.json'

/** Where the site's server says which towns the text `search` may mean. A static export has no such file. */
export const TOWNS_PATH = '/towns.json'

/** The one policy for trusted types that a page may make, and only where there are streets: for the worker that reads their tiles. */
export const WORKER_POLICY = 'maplibre-worker'

/** The origins whose photographs pages show, beside their own: the project's storage, and what the deployment allows. */
export function imageOriginsOf({
  apiUrl,
  imageOrigins,
}: Pick<SiteConfig, 'apiUrl' | 'imageOrigins'>): readonly string[] {
  return [...(apiUrl === '' ? [] : [new URL(apiUrl).origin]), ...imageOrigins]
}
