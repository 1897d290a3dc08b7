import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { MenuIcon } from '../../../art/Icon/index.ts'
import { iconButton } from '../../../components/IconButton/IconButton.css.ts'
import { useHydrated } from '../../../components/useHydrated.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import type { MobileMenuProps } from './MobileMenu.tsx'
import { NAVIGATION_ID } from './navigationId.ts'
import { siteHeaderMessages } from './messages.ts'

type MenuButtonProps = Omit<MobileMenuProps, 'isOpen' | 'onOpenChange'>

const loadMenu = () => import('./MobileMenu.tsx')

const loadAhead = () => {
  // What fails now is tried again by the press.
  loadMenu().catch(() => {})
}

/**
 * Opens the menu of a narrow screen, which is loaded as soon as a finger, a pointer or the focus comes near. Until there is a script, and
 * where the menu cannot be loaded, it is a link to the navigation of the header.
 */
export function MenuButton(props: MenuButtonProps) {
  const messages = useMessages('siteHeader', siteHeaderMessages)
  const isHydrated = useHydrated()
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadMenu>>>()
  const [isOpen, setIsOpen] = useState(false)

  const open = async () => {
    try {
      setLoaded(await loadMenu())
      setIsOpen(true)
    } catch {
      location.hash = NAVIGATION_ID
    }
  }
  const press = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    // Safari does not by itself focus what is pressed, and the focus comes back to where it was.
    event.currentTarget.focus()
    void open()
  }
  const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }

  return (
    <>
      <a
        href={`#${NAVIGATION_ID}`}
        aria-label={messages.menu}
        {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
        onClick={press}
        onKeyDown={pressBySpace}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        className={iconButton()}
      >
        <MenuIcon size={22} />
      </a>
      {loaded && <loaded.MobileMenu isOpen={isOpen} onOpenChange={setIsOpen} {...props} />}
    </>
  )
}
