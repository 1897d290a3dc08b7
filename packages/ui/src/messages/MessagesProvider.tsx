import { createContext, use, useMemo, type ReactNode } from 'react'
import { englishMessages, type Messages } from './messages.ts'

/** Other words for some of the catalogue; what is left out stays English. */
export type MessageOverrides = { readonly [Section in keyof Messages]?: Partial<Messages[Section]> }

export interface MessagesProviderProps {
  /** The texts that differ from the English ones. */
  messages: MessageOverrides
  children: ReactNode
}

const MessagesContext = createContext<Messages>(englishMessages)

/** Gives the components below other words than the English defaults. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = use(MessagesContext)
  const merged = useMemo(() => mergeMessages(outer, messages), [outer, messages])
  return <MessagesContext value={merged}>{children}</MessagesContext>
}

/** The catalogue in force. */
export function useMessages(): Messages {
  return use(MessagesContext)
}

function mergeMessages(base: Messages, overrides: MessageOverrides): Messages {
  const sections = Object.entries(base).map(([section, texts]) => [
    section,
    { ...texts, ...overrides[section as keyof Messages] },
  ])
  // Same keys, section by section: only the texts differ.
  return Object.fromEntries(sections) as Messages
}
