import { createContext, use, useEffect, useEffectEvent, type ReactNode } from 'react'

/** Takes note of something that opened over the page, and of how it is closed. Returns what to call once it has closed. */
export type OverlayOpened = (close: () => void) => () => void

export interface OverlayProviderProps {
  onOpen: OverlayOpened
  children: ReactNode
}

const OverlayContext = createContext<OverlayOpened>(() => () => {})

/** Tells the application what is open over the page, so that it can let the browser's Back close it. By default nobody is told. */
export function OverlayProvider({ onOpen, children }: OverlayProviderProps) {
  return <OverlayContext value={onOpen}>{children}</OverlayContext>
}

/** Says that something is open over the page, as long as it is, and how it is closed. */
export function useOverlay(isOpen: boolean, close: () => void): void {
  const onOpen = use(OverlayContext)
  const closeNow = useEffectEvent(close)
  useEffect(() => (isOpen ? onOpen(() => closeNow()) : undefined), [isOpen, onOpen])
}
