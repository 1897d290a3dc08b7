export { AuthProvider, type AuthProviderProps } from './AuthProvider.tsx'
export { type AuthView } from './AuthContext.ts'
export { RequireAdmin, type DenialReason, type RequireAdminProps } from './RequireAdmin.tsx'
export { useAuth } from './useAuth.ts'
