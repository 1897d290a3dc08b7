import type { ComponentProps } from 'react'
import { MoonIcon, SunIcon } from '../../art/Icon/index.ts'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { iconButton } from '../IconButton/IconButton.css.ts'
import { themeSwitchMessages } from './messages.ts'
import * as styles from './ThemeSwitch.css.ts'
import { useTheme } from './useTheme.ts'

export interface ThemeSwitchProps extends Omit<
  ComponentProps<'button'>,
  'aria-label' | 'aria-pressed' | 'children' | 'type' | 'value'
> {
  /** `plain` has no frame, `framed` a control's line, `inverse` is plain on a dark field. @default 'plain' */
  look?: 'plain' | 'framed' | 'inverse'
}

/**
 * Turns the dark theme on and off, for the whole page and for the next visit; the picture is the hour that it leads to. A page follows
 * its system until the switch is used, and again once it shows what the system asks for. Put `themeScript` into the head of the page.
 * A native button: it is on every page, and react-aria's would be the largest part of a page's head.
 */
export function ThemeSwitch({ look = 'plain', className, onClick, ...props }: ThemeSwitchProps) {
  const messages = useMessages('themeSwitch', themeSwitchMessages)
  const [theme, choose] = useTheme()
  return (
    <button
      type="button"
      aria-label={messages.label}
      aria-pressed={theme === 'dark'}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) choose(theme === 'dark' ? 'light' : 'dark')
      }}
      className={joinClasses(iconButton({ look }), styles.themeSwitch, className)}
      {...props}
    >
      <MoonIcon size={22} className={styles.moon} />
      <SunIcon size={22} className={styles.sun} />
    </button>
  )
}
