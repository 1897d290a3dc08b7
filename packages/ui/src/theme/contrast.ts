import type { Colors } from './colors.ts'

/** The contrast ratio of two colours, from 1 to 21, as WCAG 2.2 defines it. Colours are written as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The colour with a name such as `text.muted`. */
export function colorNamed(colors: Colors, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Readonly<Record<string, unknown>> | undefined)?.[key], colors)
  if (typeof found !== 'string') throw new Error(`No colour is named ${path}.`)
  return found
}

function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`${hex} is not written as #rrggbb.`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
