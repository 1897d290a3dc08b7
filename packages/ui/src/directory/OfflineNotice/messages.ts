/** What OfflineNotice says by itself. */
export const offlineNoticeMessages = {
  heading: 'You are offline.',
  text: 'What is on this page still works, and so do search and filters. Other pages and messages need a connection.',
  retry: 'Try again',
}
