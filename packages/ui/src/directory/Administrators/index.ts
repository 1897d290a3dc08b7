export type { MadeLink } from '../MadeLinkNotice/index.ts'
export { Administrators, type AdministratorsProps } from './Administrators.tsx'
export type { AdministratorRow, AdministratorsState, ChangesShown, InvitationRow } from './administratorRows.ts'
