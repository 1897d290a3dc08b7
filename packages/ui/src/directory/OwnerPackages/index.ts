export { OwnerPackages, type OwnerPackageRow, type OwnerPackagesProps } from './OwnerPackages.tsx'
