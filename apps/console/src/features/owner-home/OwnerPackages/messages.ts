/** What OwnerPackages says by itself. */
export const ownerPackagesMessages = {
  heading: 'Packages',
  renew: 'Renew',
  renewOf: (name: string) => `Renew ${name}`,
  paid: 'Paid',
  looking: 'We look for your payment',
}
