import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { PageLocale } from '../PageLocale/PageLocale.tsx'
import { LightboxDialog, type LightboxDialogProps } from './LightboxDialog.tsx'
import * as styles from './Lightbox.css.ts'

export interface LightboxProps extends LightboxDialogProps {
  /** Whether it is open, when the parent keeps it. */
  isOpen?: boolean
  /** Whether it is open at first, when it keeps that itself. @default false */
  defaultOpen?: boolean
  /** It opened or closed. */
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * One picture on the whole window, with the ways to the others. Opened from the slide of a Carousel; when it closes, the focus goes back to
 * there. Load it when it is wanted: it needs what a page without it does not.
 */
export function Lightbox({ isOpen, defaultOpen, onOpenChange, ...dialog }: LightboxProps) {
  return (
    <PageLocale>
      <ModalOverlay
        {...(isOpen !== undefined && { isOpen })}
        {...(defaultOpen !== undefined && { defaultOpen })}
        {...(onOpenChange && { onOpenChange })}
        className={styles.field}
        // A picture alone in the night, by day as well.
        data-theme="dark"
      >
        <Modal className={styles.frame}>
          <LightboxDialog {...dialog} />
        </Modal>
      </ModalOverlay>
    </PageLocale>
  )
}
