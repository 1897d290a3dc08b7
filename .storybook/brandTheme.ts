import { create } from 'storybook/theming/create'
import { darkColors, lightColors, type Colors } from '../packages/ui/src/theme/colors.ts'
import { fonts } from '../packages/ui/src/theme/type.ts'
import wordmarkOnDark from './wordmark-on-dark.svg'
import wordmark from './wordmark.svg'

const THEMES = {
  light: createBrand('light', { colors: lightColors, mark: lightColors.status.info.line, wordmark }),
  dark: createBrand('dark', { colors: darkColors, mark: darkColors.text.placeholder, wordmark: wordmarkOnDark }),
}

/** Storybook in the colours and the face of the house. */
export function brandTheme(hour: 'light' | 'dark') {
  return THEMES[hour]
}

interface Brand {
  readonly colors: Colors
  /** For marks and chosen buttons; Storybook sets white on a darker shade of it. */
  readonly mark: string
  readonly wordmark: string
}

function createBrand(base: 'light' | 'dark', { colors, mark, wordmark: brandImage }: Brand) {
  const { bg, text, line, action2, disabled, accent } = colors
  return create({
    base,
    brandImage,
    brandTitle: 'Dira design system',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fonts.text,
    colorPrimary: accent.laterite,
    colorSecondary: mark,
    appBg: bg.sunken,
    appContentBg: bg.canvas,
    appPreviewBg: bg.canvas,
    appHoverBg: action2.bgPressed,
    appBorderColor: line.subtle,
    appBorderRadius: 2,
    textColor: text.default,
    textInverseColor: text.inverse,
    textMutedColor: text.muted,
    barBg: bg.canvas,
    barTextColor: text.muted,
    barHoverColor: text.link,
    barSelectedColor: text.link,
    buttonBg: bg.surface,
    buttonBorder: line.control,
    booleanBg: disabled.bg,
    booleanSelectedBg: bg.surface,
    inputBg: bg.surface,
    inputBorder: line.control,
    inputTextColor: text.default,
    inputBorderRadius: 2,
  })
}
