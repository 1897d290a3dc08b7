export { AdminWelcome, type AdminUser, type AdminWelcomeProps } from './AdminWelcome.tsx'
