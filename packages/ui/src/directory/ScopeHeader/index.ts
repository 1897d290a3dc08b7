export { ScopeHeader, type ScopeHeaderProps, type ScopeSiblings } from './ScopeHeader.tsx'
