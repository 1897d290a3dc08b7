/** What Template says by itself. */
export const templateMessages = {
  label: 'Template',
}
