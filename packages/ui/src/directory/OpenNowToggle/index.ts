export { OpenNowToggle, type OpenNowToggleProps } from './OpenNowToggle.tsx'
