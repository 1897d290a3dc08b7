export { SaveToggle, type SaveToggleProps } from './SaveToggle.tsx'
