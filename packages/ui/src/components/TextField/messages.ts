/** What TextField says by itself. */
export const textFieldMessages = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
}
