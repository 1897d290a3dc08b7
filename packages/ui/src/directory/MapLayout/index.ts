export { MapLayout, type MapLayoutProps } from './MapLayout.tsx'
