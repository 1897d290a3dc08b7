import { englishCount } from '../../messages/count.ts'

export const toastMessages = {
  region: 'Notifications',
  close: 'Close',
  waiting: (count: number) => `${englishCount(count)} more`,
}
