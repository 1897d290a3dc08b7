import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ToastNews } from './createToastQueue.ts'

/**
 * What a screen reader hears of the toasts: errors at once, the rest when it is free. Both regions are in the document from the start,
 * because many readers miss the first words of a region that appears together with them.
 */
export function ToastMirrors({ said }: { said: readonly ToastNews[] }) {
  // A repeated message is a new line, so that screen readers announce it again.
  const lines = (isError: boolean) =>
    said
      .filter(({ tone, isSilent = false }) => (tone === 'error') === isError && !isSilent)
      .map(({ key, times, text }) => <p key={`${key} ${times}`}>{text}</p>)
  return (
    <>
      <VisuallyHidden as="div" role="status" aria-atomic="false">
        {lines(false)}
      </VisuallyHidden>
      <VisuallyHidden as="div" role="alert" aria-atomic="false">
        {lines(true)}
      </VisuallyHidden>
    </>
  )
}
