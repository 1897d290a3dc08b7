/** Faces of scripts that many devices lack. A browser fetches one where a page has a letter of it. */
const OTHER_SCRIPTS = "'Noto Kufi Arabic Variable', 'Noto Sans Ethiopic', 'Noto Sans Tifinagh'"

/** The typefaces. Each stack ends in a fallback whose glyphs are sized to fill the same lines (`fonts.css`). */
export const fonts = {
  display: `'Noto Serif Display Variable', ${OTHER_SCRIPTS}, 'Dira Display Fallback', Georgia, serif`,
  text: `'Noto Sans Variable', ${OTHER_SCRIPTS}, 'Dira Text Fallback', system-ui, sans-serif`,
} as const

interface TypeStep {
  readonly family: 'display' | 'text'
  readonly size: string
  readonly line: string
  readonly track: string
  readonly weight: string
  readonly width: string
  /** Thickens the hairlines of the display face until they fill one pixel. */
  readonly stroke: string
}

const display = { family: 'display', track: '0', weight: '700', width: '75%', stroke: '0.45px' } as const
const text = { family: 'text', track: '0', weight: '400', width: '96%', stroke: '0' } as const

/** The kinds of text; their sizes are fluid from 360 to 1440 pixels of width. */
export const typeScale = {
  masthead: { ...display, size: 'clamp(3.5rem, 1rem + 9vw, 8.5rem)', line: '0.9' },
  hero: { ...display, size: 'clamp(2.75rem, 1.35rem + 5.6vw, 5.75rem)', line: '0.98', track: '-0.012em' },
  h1: { ...display, size: 'clamp(2.375rem, 1.6rem + 3.1vw, 4.25rem)', line: '1.02', track: '-0.01em' },
  h2: { ...display, size: 'clamp(1.875rem, 1.5rem + 1.5vw, 2.75rem)', line: '1.08', track: '-0.006em' },
  h3: {
    ...display,
    size: 'clamp(1.5rem, 1.375rem + 0.45vw, 1.75rem)',
    line: '1.12',
    track: '0.006em',
    weight: '600',
    width: '79%',
    stroke: '0.6px',
  },
  plate: { ...display, size: 'clamp(1.75rem, 1rem + 1.9vw, 2.375rem)', line: '1.06', weight: '650', stroke: '0.5px' },
  price: { ...display, size: 'clamp(3rem, 2.4rem + 2vw, 4rem)', line: '1' },
  lead: { ...text, size: 'clamp(1.125rem, 1.07rem + 0.25vw, 1.25rem)', line: '1.5' },
  body: { ...text, size: '1rem', line: '1.55' },
  small: { ...text, size: '0.875rem', line: '1.45' },
  label: { ...text, size: '0.875rem', line: '1.2', weight: '650', width: '88%' },
} as const satisfies Record<string, TypeStep>
