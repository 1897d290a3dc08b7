export { Administrators, type AdministratorsProps } from './Administrators.tsx'
export type {
  AdministratorRow,
  AdministratorsState,
  ChangesShown,
  InvitationRow,
  MadeLink,
} from './administratorRows.ts'
