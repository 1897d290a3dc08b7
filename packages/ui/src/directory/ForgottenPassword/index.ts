export { ForgottenPassword, type ForgottenPasswordProps } from './ForgottenPassword.tsx'
