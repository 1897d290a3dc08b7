import type { Preview } from '@storybook/react-vite'

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>

const choice = (title: string, icon: Toolbar['icon'], items: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    ...(icon && { icon }),
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
})

/** What can be chosen above a story. The first of each is what it starts with; `stageSettings` works out what it means. */
const CHOICES = {
  theme: choice('Theme', 'mirror', {
    system: 'System theme',
    light: 'Light',
    dark: 'Dark',
    demo: 'Demo theme',
  }),
  locale: choice('Language', 'globe', {
    en: 'English',
    long: '40 % longer',
    ar: 'Arabic, in part',
  }),
  direction: choice('Direction', 'transfer', {
    auto: 'By language',
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  textSize: choice('Text size', 'type', {
    normal: 'Text 100 %',
    large: 'Text 150 %',
    double: 'Text 200 %',
  }),
  motion: choice('Motion', 'play', {
    full: 'Full motion',
    reduced: 'Reduced motion',
  }),
  contrast: choice('Contrast', 'contrast', {
    normal: 'Normal contrast',
    more: 'More contrast',
  }),
} as const satisfies Preview['globalTypes']

/** The toolbars, and where they stand at first. */
export const toolbars = {
  globalTypes: CHOICES,
  initialGlobals: Object.fromEntries(
    Object.entries(CHOICES).map(([name, { toolbar }]) => [name, toolbar.items[0]?.value]),
  ),
} satisfies Preview
