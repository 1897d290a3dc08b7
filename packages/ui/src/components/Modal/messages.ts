export const modalMessages = {
  close: 'Close',
}
