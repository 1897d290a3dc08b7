import type { Account } from '../accounts/embeddedAccounts.ts'
import type { ProblemCode } from '../report/problem.ts'

/** The first message of the backend's process to its parent: it is ready, or why it is not. */
export type ProcessMessage =
  | {
      readonly type: 'ready'
      readonly port: number
      readonly publishableKey: string
      readonly demoAdministrator: Account
    }
  | { readonly type: 'problem'; readonly code: ProblemCode; readonly message: string }
