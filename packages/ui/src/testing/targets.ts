const ROLES = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'slider',
  'spinbutton',
  'switch',
  'tab',
]

/** What a person presses: the selector of every control. */
export const TARGETS = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'summary',
  'textarea',
  ...ROLES.map((role) => `[role="${role}"]`),
].join()
