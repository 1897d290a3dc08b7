import { use, useMemo, type ReactNode } from 'react'
import { MessagesContext, type Overrides } from '../messages/useMessages.ts'
import type { Messages } from './messages.ts'

/** Other words for some of the catalogue; what is left out stays English. */
export type MessageOverrides = { readonly [Section in keyof Messages]?: Partial<Messages[Section]> }

export interface MessagesProviderProps {
  /** The texts that differ from the English ones. */
  messages: MessageOverrides
  children: ReactNode
}

/** Gives the components below other words than the English defaults. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = use(MessagesContext)
  const merged = useMemo(() => mergeOverrides(outer, messages), [outer, messages])
  return <MessagesContext value={merged}>{children}</MessagesContext>
}

function mergeOverrides(outer: Overrides, inner: MessageOverrides): Overrides {
  const texts = Object.entries<object>(inner)
  return { ...outer, ...Object.fromEntries(texts.map(([section, own]) => [section, { ...outer[section], ...own }])) }
}
