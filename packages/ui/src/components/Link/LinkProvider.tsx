import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react'

/** What an application's link component receives: the props of an `<a>`, with an address inside the application. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string }

export interface LinkProviderProps {
  /** Navigates inside the application, for example by a client-side router. */
  component: ComponentType<LinkComponentProps>
  children: ReactNode
}

const LinkContext = createContext<ComponentType<LinkComponentProps> | null>(null)

/** Gives every link below the application's way to navigate. Without it a link is a plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The element for an address: the application's component for its own pages, a plain anchor for all else. */
export function useLinkElement(href: string): ComponentType<LinkComponentProps> | 'a' {
  const component = use(LinkContext)
  return component && isInApp(href) ? component : 'a'
}

/** `/listings` and `?page=2`; not `//other.host`, `https:`, `tel:` or a fragment of the same page. */
const isInApp = (href: string) => /^(\/(?!\/)|\?)/.test(href)
