import type { AccountEmail, AccountPassword } from '../accounts/embeddedAccounts.ts'
import type { AdministratorOutcome, AdministratorRequest } from '../accounts/makeEmbeddedAdministrator.ts'

/** Access to the directory's data for commands and the site's server: the same for the embedded default and a hosted project. */
export interface Backend {
  /** Which data this is, as messages name it. */
  readonly name: string
  /** The key that visitors use; undefined for a hosted project whose public key was not given. */
  readonly publishableKey: string | undefined
  /**
   * Sends a request to a path such as `/rest/v1/listings`. It has the rights of the service role unless it names another
   * `apikey`. Rejects with a `Problem` when the service cannot be reached; an error status is an answer.
   */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Makes an administrator; rejects with a `Problem` when the service refuses. */
  makeAdministrator(request: AdministratorRequest): Promise<AdministratorOutcome>
  /**
   * Gives an account a password and ends its sessions; one that there is not yet is made. Answers its id. Rejects with a `Problem` when the
   * service refuses; it can be repeated.
   */
  setAccount(account: AccountPassword): Promise<string>
  /** Gives an account another e-mail address; false where another account has it. Rejects as `setAccount` does; it can be repeated. */
  setEmail(account: AccountEmail): Promise<boolean>
  close(): Promise<void>
}

/** The embedded default, whose files are on this machine. */
export interface EmbeddedBackend extends Backend {
  /** Copies the files of its database that have changed since an instant, in milliseconds, into a folder: with those from before, as they are at one instant. */
  copyFiles(to: string, since: number): Promise<unknown>
}
