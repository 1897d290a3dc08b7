import { Dialog, type DialogProps, type DialogRenderProps } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { useId, type ReactNode, type Ref } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { PageLocale } from '../PageLocale/PageLocale.tsx'
import * as styles from './Modal.css.ts'
import { OpenOverlay } from './OpenOverlay.tsx'
import { PanelHead } from './PanelHead.tsx'

/** What a `Dialog` and a `Sheet` have in common. */
export interface ModalProps
  extends
    Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'isDismissable' | 'isKeyboardDismissDisabled'>,
    Omit<DialogProps, 'children' | 'role' | 'render' | 'slot' | 'style'> {
  /** What it is about: its heading, and its name for a screen reader. */
  title: string
  /** What stays in sight below the content, such as its buttons. */
  foot?: ReactNode
  /** The content reaches the frame and brings its own padding. @default false */
  isFlush?: boolean
  /** The content, or a function that is given `close`, for what closes without being a button of the slot `close`. */
  children: ReactNode | ((props: DialogRenderProps) => ReactNode)
  ref?: Ref<HTMLElement>
}

interface ModalPanelProps extends ModalProps {
  role?: 'dialog' | 'alertdialog'
  /** Stands over the title. */
  eyebrow?: ReactNode
  /** Stands in place of the title, which then only names. */
  head?: ReactNode
  classes: Readonly<Record<'scrim' | 'frame' | 'head' | 'edge' | 'title' | 'body' | 'foot', string>>
}

/** A panel over the page, which is dimmed and out of reach until it closes. */
export function ModalPanel({
  title,
  eyebrow,
  head,
  foot,
  isFlush = false,
  children,
  classes,
  ...props
}: ModalPanelProps) {
  const { role = 'dialog', isDismissable = role === 'dialog', isKeyboardDismissDisabled = false, ...rest } = props
  const { isOpen, defaultOpen, onOpenChange, className, ...dialog } = rest
  const id = useId()
  return (
    <PageLocale>
      <ModalOverlay
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={isKeyboardDismissDisabled}
        {...(isOpen !== undefined && { isOpen })}
        {...(defaultOpen !== undefined && { defaultOpen })}
        {...(onOpenChange && { onOpenChange })}
        className={joinClasses(styles.scrim, classes.scrim)}
      >
        <Modal className={joinClasses(styles.frame, classes.frame)}>
          <Dialog
            role={role}
            aria-labelledby={`${id}-title`}
            // What an alert says is read with its title.
            {...(role === 'alertdialog' && { 'aria-describedby': `${id}-body` })}
            {...dialog}
            className={joinClasses(styles.dialog, className)}
          >
            {({ close }) => (
              <>
                <OpenOverlay />
                <PanelHead id={`${id}-title`} title={title} eyebrow={eyebrow} head={head} classes={classes} />
                <div id={`${id}-body`} className={joinClasses(styles.body, !isFlush && classes.body)}>
                  <ErrorBoundary>{typeof children === 'function' ? children({ close }) : children}</ErrorBoundary>
                </div>
                {foot && <div className={joinClasses(styles.foot, classes.foot)}>{foot}</div>}
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </PageLocale>
  )
}
