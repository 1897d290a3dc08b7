import type { MessageOverrides } from '../../catalogue/MessagesProvider.tsx'
import { arabicMessages } from './arabicMessages.ts'
import type { PretendedMedia } from './pretendMedia.ts'

type Direction = 'ltr' | 'rtl'

/** How a story is shown: what the toolbar chose, worked out. */
export interface StageSettings {
  /** The theme on `data-theme`; without one the page follows the system. */
  readonly theme: string | undefined
  readonly lang: string
  readonly direction: Direction
  readonly messages: MessageOverrides
  /** Whether every text is 40 % longer. */
  readonly long: boolean
  /** The size of the text, such as '200%'. */
  readonly textSize: string
  readonly media: PretendedMedia
}

interface Language {
  readonly lang: string
  readonly direction: Direction
  readonly messages: MessageOverrides
}

const ENGLISH: Language = { lang: 'en', direction: 'ltr', messages: {} }

const LANGUAGES: ReadonlyMap<unknown, Language> = new Map([
  ['ar', { lang: 'ar', direction: 'rtl', messages: arabicMessages }],
])

// Words, not figures: Storybook makes a number of a figure in its address.
const TEXT_SIZES: ReadonlyMap<unknown, string> = new Map([
  ['large', '150%'],
  ['double', '200%'],
])

/** Works out what the globals of Storybook mean. What is missing or unknown is as if nothing had been chosen. */
export function stageSettings(globals: Readonly<Record<string, unknown>>): StageSettings {
  const { theme, direction, locale, textSize, motion, contrast } = globals
  const language = LANGUAGES.get(locale) ?? ENGLISH
  return {
    ...language,
    theme: typeof theme === 'string' && theme !== 'system' ? theme : undefined,
    direction: direction === 'rtl' || direction === 'ltr' ? direction : language.direction,
    long: locale === 'long',
    textSize: TEXT_SIZES.get(textSize) ?? '100%',
    media: {
      ...(motion === 'reduced' && { 'prefers-reduced-motion': 'reduce' }),
      ...(contrast === 'more' && { 'prefers-contrast': 'more' }),
    },
  }
}
