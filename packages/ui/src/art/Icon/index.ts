export * from './icons.ts'
export type { IconComponent, IconProps } from './icon/icon.tsx'
