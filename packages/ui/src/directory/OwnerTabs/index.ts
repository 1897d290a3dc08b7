export { OwnerTabs, type OwnerTab, type OwnerTabsProps } from './OwnerTabs.tsx'
