export { CustomPackages, type CustomPackagesProps } from './CustomPackages.tsx'
