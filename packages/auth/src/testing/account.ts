import type { Credentials } from '../credentials.ts'

/** An account of the fake service. */
export interface TestAccount extends Credentials {
  readonly id: string
  readonly isAdmin: boolean
}

/** An administrator, for tests and stories. */
export const ADMIN: TestAccount = {
  id: '6f1c2a9e-8c1b-4a57-9d3e-2b7d5c0a1e01',
  email: 'admin@dira.example',
  password: 'compass-rose',
  isAdmin: true,
}

/** An account that is not an administrator's, for tests and stories. */
export const STRANGER: TestAccount = {
  id: '6f1c2a9e-8c1b-4a57-9d3e-2b7d5c0a1e02',
  email: 'stranger@dira.example',
  password: 'northern-star',
  isAdmin: false,
}
