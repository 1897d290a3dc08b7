export { Lightbox, type LightboxProps } from './Lightbox.tsx'
export type { LightboxSlide } from './LightboxDialog.tsx'
