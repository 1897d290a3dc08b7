export type { NavigationLink } from './MenuGroup.tsx'
export { NavigationMenu, type NavigationItem, type NavigationMenuProps } from './NavigationMenu.tsx'
export type { MenuTiming } from './useMenuTiming.ts'
