import { coverHref } from '@dira/app/coverHref'
import type { ConsoleSettings } from '@dira/data/site'
import { CoverProvider, PageLocale } from '@dira/ui'
import type { ReactNode } from 'react'
import { SettingsContext } from '../shared/settings.ts'

interface AppProps {
  readonly settings: ConsoleSettings
  /** The router. */
  readonly children: ReactNode
}

/** The whole console. */
export function App({ settings, children }: AppProps) {
  return (
    <PageLocale>
      <CoverProvider hrefOf={coverHref}>
        <SettingsContext value={settings}>{children}</SettingsContext>
      </CoverProvider>
    </PageLocale>
  )
}
