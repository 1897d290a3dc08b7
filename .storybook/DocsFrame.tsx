import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { useTheme } from '../packages/ui/src/components/ThemeSwitch/useTheme.ts'
import '../packages/ui/src/foundations/docsLook.css.ts'
import { stageSettings } from '../packages/ui/src/testing/stage/stageSettings.ts'
import { usePageSettings } from '../packages/ui/src/testing/stage/usePageSettings.ts'
import { brandTheme } from './brandTheme.ts'
import { useChosenGlobals } from './useChosenGlobals.ts'

/** The frame of every page of documentation: in the house's look, in the theme that the toolbar chose. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const settings = stageSettings(useChosenGlobals(context.channel))
  // The page itself is English; each story on it stands in a part with its own language and direction.
  usePageSettings({ ...settings, lang: 'en', direction: 'ltr' })
  const [theme] = useTheme()
  return (
    <DocsContainer context={context} theme={brandTheme(theme)}>
      {children}
    </DocsContainer>
  )
}
