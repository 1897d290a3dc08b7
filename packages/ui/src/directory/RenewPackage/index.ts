export {
  RenewPackage,
  type RenewBank,
  type RenewChoice,
  type RenewPackageProps,
  type RenewTier,
} from './RenewPackage.tsx'
