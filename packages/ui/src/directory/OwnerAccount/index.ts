export { OwnerAccount, type AccountChangeState, type AccountOutcome, type OwnerAccountProps } from './OwnerAccount.tsx'
