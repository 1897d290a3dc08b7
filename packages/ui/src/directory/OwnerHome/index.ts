export { OwnerHome, type OwnerHomeProps, type OwnerHomeState } from './OwnerHome.tsx'
