import { createContext, use, useMemo } from 'react'

/** Other words for the texts of components, by section. The catalogue knows which there are. */
export type Overrides = Readonly<Record<string, object | undefined>>

export const MessagesContext = createContext<Overrides>({})

/** The texts of a component as they are active: its English ones, and the overrides of the providers above. */
export function useMessages<Texts extends object>(section: string, english: Texts): Texts {
  const overrides = use(MessagesContext)[section]
  return useMemo(() => (overrides ? { ...english, ...overrides } : english), [english, overrides])
}
