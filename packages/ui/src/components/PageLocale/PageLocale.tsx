import { useSyncExternalStore, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

export interface PageLocaleProps {
  children: ReactNode
}

/**
 * Gives the components below the language and the direction of the page, as `<html>` has them, for the side that a popover opens to and for
 * the way of the arrow keys. Without it they take the browser's: an Arabic phone would flip the menus of an English page. Modals, the
 * lightbox and long selects bring it themselves; an application with other components of React Aria puts it once at its root.
 */
export function PageLocale({ children }: PageLocaleProps) {
  const locale = useSyncExternalStore(watchPage, pageLocale, () => 'en-Latn')
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}

function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang', 'dir'] })
  return () => observer.disconnect()
}

/** React Aria tells the direction by the script of a language, so the direction of the page decides on the script. */
function pageLocale(): string {
  const { lang, dir } = document.documentElement
  const { language } = new Intl.Locale(lang || 'en')
  return `${language}-${dir === 'rtl' ? 'Arab' : 'Latn'}`
}
