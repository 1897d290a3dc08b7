import type { ConsoleSettings } from '@dira/data/site'
import { createContext, use } from 'react'

/** Id of the element with the settings as JSON, which the server fills in. */
export const SETTINGS_ID = 'settings'

export const SettingsContext = createContext<ConsoleSettings | null>(null)

export function useSettings(): ConsoleSettings {
  const settings = use(SettingsContext)
  if (!settings) throw new Error('useSettings needs the settings above it, as App has them.')
  return settings
}
