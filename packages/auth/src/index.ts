export { parseCredentials, PASSWORD_MINIMUM, type Credentials, type CredentialsResult } from './credentials.ts'
export { AUTH_MESSAGES, type AuthMessageCode } from './messages.ts'
