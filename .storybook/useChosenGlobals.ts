import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'

type Globals = Readonly<Record<string, unknown>>

/** The globals of the toolbar, without those that a story sets for itself. */
export function useChosenGlobals(channel: DocsContextProps['channel']): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [updated] = (channel.last(GLOBALS_UPDATED) ?? []) as { userGlobals?: Globals }[]
    const [first] = (channel.last(SET_GLOBALS) ?? []) as { globals?: Globals }[]
    return updated?.userGlobals ?? first?.globals ?? {}
  })
  useEffect(() => {
    const onUpdate = ({ userGlobals }: { userGlobals: Globals }) => setGlobals(userGlobals)
    channel.on(GLOBALS_UPDATED, onUpdate)
    return () => channel.off(GLOBALS_UPDATED, onUpdate)
  }, [channel])
  return globals
}
