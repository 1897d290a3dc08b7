export { AdminShell, type AdminPage, type AdminShellProps } from './AdminShell.tsx'
