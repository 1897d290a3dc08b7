export const toastMessages = {
  region: 'Notifications',
  close: 'Close',
}
