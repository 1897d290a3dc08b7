import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Messages } from './messages.ts'

/** Other words for some of the catalogue; what is left out stays English. */
export type MessageOverrides = { readonly [Section in keyof Messages]?: Partial<Messages[Section]> }

export interface MessagesProviderProps {
  /** The texts that differ from the English ones. */
  messages: MessageOverrides
  children: ReactNode
}

const MessagesContext = createContext<MessageOverrides>({})

/** Gives the components below other words than the English defaults. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = use(MessagesContext)
  const merged = useMemo(() => mergeOverrides(outer, messages), [outer, messages])
  return <MessagesContext value={merged}>{children}</MessagesContext>
}

/** A section of the catalogue as it is active, from its English texts and the overrides of the providers above. */
export function useMessages<Section extends keyof Messages>(section: Section, english: Messages[Section]) {
  const overrides = use(MessagesContext)[section]
  return useMemo((): Messages[Section] => (overrides ? { ...english, ...overrides } : english), [english, overrides])
}

function mergeOverrides(outer: MessageOverrides, inner: MessageOverrides): MessageOverrides {
  const texts = Object.entries<object>(inner)
  const sections = texts.map(([section, own]) => [section, { ...outer[section as keyof Messages], ...own }])
  // Same keys, section by section: only the texts differ.
  return { ...outer, ...(Object.fromEntries(sections) as MessageOverrides) }
}
