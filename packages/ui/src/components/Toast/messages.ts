export const toastMessages = {
  region: 'Notifications',
  close: 'Close',
  waiting: (count: number) => `${count} more`,
}
