export { LoginForm, type LoginCredentials, type LoginFormProps } from './LoginForm.tsx'
