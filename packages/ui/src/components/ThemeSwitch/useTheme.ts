import { useSyncExternalStore } from 'react'
import { THEME_KEY } from '../../theme/themeScript.ts'

export type Theme = 'light' | 'dark'

const DARK_SYSTEM = '(prefers-color-scheme: dark)'

/**
 * The theme of the page, and the way to choose one. The choice is set on `<html>`, stored in this browser, and reaches its other
 * tabs. Choosing the theme of the system follows the system again: nothing is stored. On the server, and while its HTML is
 * taken over, the theme is light.
 */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(watch, themeOfPage, () => 'light'), choose]
}

// The attribute on <html> is the only state, so all switches of a page agree.
function themeOfPage(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen) return chosen === 'dark' ? 'dark' : 'light'
  return themeOfSystem()
}

function themeOfSystem(): Theme {
  return matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light'
}

function choose(theme: Theme): void {
  const chosen = theme === themeOfSystem() ? null : theme
  show(chosen)
  try {
    if (chosen) localStorage.setItem(THEME_KEY, chosen)
    else localStorage.removeItem(THEME_KEY)
  } catch {
    // A browser that keeps nothing shows the theme until the page is left.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(THEME_KEY)
  } catch {
    return null
  }
}

function show(chosen: string | null): void {
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen
  else delete document.documentElement.dataset['theme']
}

function watch(onChange: () => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const attribute = new MutationObserver(onChange)
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  matchMedia(DARK_SYSTEM).addEventListener('change', onChange, { signal })
  // Another tab chose, or emptied the storage.
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === THEME_KEY || key === null) show(newValue)
    },
    { signal },
  )
  // A page restored from the back-forward cache missed what was chosen meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && show(stored()), { signal })
  return () => {
    attribute.disconnect()
    leaving.abort()
  }
}
