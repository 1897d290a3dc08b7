import type { Account } from '../admin/embeddedAccounts.ts'
import type { ProblemCode } from '../problem.ts'

/** What the backend's process tells its parent: once, either that it serves or why it does not. */
export type ProcessMessage =
  | {
      readonly type: 'ready'
      readonly port: number
      readonly publishableKey: string
      readonly demoAdministrator: Account
    }
  | { readonly type: 'problem'; readonly code: ProblemCode; readonly message: string }
