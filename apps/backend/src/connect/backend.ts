import type { AdministratorOutcome, AdministratorRequest } from '../admin/makeEmbeddedAdministrator.ts'

/** A way to the directory's data, for commands and for the site's server: the same wherever the data lives. */
export interface Backend {
  /** In words for a person: which data this is. */
  readonly name: string
  /** The key that visitors use; undefined for a hosted project whose public key was not given. */
  readonly publishableKey: string | undefined
  /**
   * Sends a request to a path such as `/rest/v1/listings`. It has the rights of the service role unless it names another
   * `apikey`. Rejects with a `Problem` when there is nobody to answer; an error answer is an answer.
   */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Makes an administrator; rejects with a `Problem` when that is refused. */
  makeAdministrator(request: AdministratorRequest): Promise<AdministratorOutcome>
  close(): Promise<void>
}
