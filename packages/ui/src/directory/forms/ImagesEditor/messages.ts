import { englishCount } from '../../../messages/count.ts'

const kilobytes = (bytes: number) =>
  bytes < 1_000_000 ? `${String(Math.max(1, Math.round(bytes / 1000)))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** What ImagesEditor says by itself. */
export const imagesEditorMessages = {
  choose: 'Choose images',
  camera: 'Take a photograph',
  drop: 'Choose, drop or paste them. The first is the cover. They are made smaller here, and where they were taken goes out.',
  none: 'No images available',
  place: (at: number) => `Image ${englishCount(at)}`,
  describedAs: 'Described as',
  whatIsSeen: 'What is to be seen?',
  decoration: 'Decoration',
  earlier: (at: number) => `Image ${englishCount(at)}, one place forward`,
  later: (at: number) => `Image ${englishCount(at)}, one place back`,
  remove: (at: number) => `Remove image ${englishCount(at)}`,
  moved: (at: number) => `Now image ${englishCount(at)}`,
  beyond: (tier: string, most: number, over: number) =>
    most === 0
      ? `${tier} shows none. ${over === 1 ? 'This one is' : `These ${englishCount(over)} are`} kept and not shown.`
      : `${tier} shows ${englishCount(most)}. ${over === 1 ? 'This one is' : `These ${englishCount(over)} are`} kept and not shown.`,
  waits: 'Waits for the others',
  shrinking: 'Is made smaller',
  sent: (sent: number, total: number, before: number) =>
    `${String(Math.round((sent / Math.max(total, 1)) * 100))} %, ${kilobytes(Math.min(sent, total))} of ${kilobytes(total)}${
      before > total ? ` (was ${kilobytes(before)})` : ''
    }`,
  again: 'Send again',
  cancel: (name: string) => `Give up ${name}`,
  removeFailed: 'Remove',
}
