import { MoonIcon, SunIcon } from '../../art/Icon/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import { IconButton, type IconButtonProps } from '../IconButton/index.ts'
import { themeSwitchMessages } from './messages.ts'
import * as styles from './ThemeSwitch.css.ts'
import { useTheme } from './useTheme.ts'

export interface ThemeSwitchProps extends Omit<IconButtonProps, 'label' | 'children' | 'aria-pressed' | 'onPress'> {
  /** `plain` has no frame, `framed` a control's line, `inverse` is plain on a dark field. @default 'plain' */
  look?: 'plain' | 'framed' | 'inverse'
}

/**
 * Turns the dark theme on and off, for the whole page and for the next visit; the picture is the hour that it leads to. A page follows
 * its system until the switch is used, and again once it shows what the system asks for. Put `themeScript` into the head of the page.
 */
export function ThemeSwitch({ className, ...props }: ThemeSwitchProps) {
  const messages = useMessages('themeSwitch', themeSwitchMessages)
  const [theme, choose] = useTheme()
  return (
    <IconButton
      label={messages.label}
      aria-pressed={theme === 'dark'}
      onPress={() => choose(theme === 'dark' ? 'light' : 'dark')}
      className={joinClasses(styles.themeSwitch, className)}
      {...props}
    >
      <MoonIcon size={22} className={styles.moon} />
      <SunIcon size={22} className={styles.sun} />
    </IconButton>
  )
}
