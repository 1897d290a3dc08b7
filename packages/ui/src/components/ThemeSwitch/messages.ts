/** What ThemeSwitch says by itself. */
export const themeSwitchMessages = {
  label: 'Dark theme',
}
