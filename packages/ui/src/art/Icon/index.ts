export * from './icons.ts'
export type { IconComponent, IconProps } from './icons/icon.tsx'
