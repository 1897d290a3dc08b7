import { Dialog, type DialogProps } from 'react-aria-components/Dialog'
import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { CloseIcon } from '../../art/Icon/index.ts'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { arrowStep } from '../Carousel/arrowStep.ts'
import { carouselMessages } from '../Carousel/messages.ts'
import { SlideControls } from '../Carousel/SlideControls.tsx'
import { useSlides } from '../Carousel/useSlides.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { OpenOverlay } from '../Modal/OpenOverlay.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { lightboxMessages } from './messages.ts'
import * as styles from './Lightbox.css.ts'

/** One picture. */
export interface LightboxSlide {
  /** Its key among the slides. */
  id: string
  /** What it shows, in words. */
  label: string
  /** The picture. It is shown whole. */
  content: ReactNode
  /** The text below it. @default the label */
  caption?: ReactNode
}

export interface LightboxDialogProps extends Omit<DialogProps, 'children' | 'render' | 'role' | 'slot' | 'style'> {
  /** What the pictures show together, such as 'Photos of Old Pier Rooms'. */
  label: string
  /** The pictures, in their order. */
  slides: readonly LightboxSlide[]
  /** The picture in sight, from 0, when the parent keeps it. */
  index?: number
  /** The picture in sight at first, when the lightbox keeps it itself. @default 0 */
  defaultIndex?: number
  /** Another picture came into sight. */
  onIndexChange?: (index: number) => void
  ref?: Ref<HTMLElement>
}

/** The content of a Lightbox's window: it begins again with each opening. */
export function LightboxDialog({
  label,
  slides,
  index,
  defaultIndex,
  onIndexChange = () => {},
  className,
  ...props
}: LightboxDialogProps) {
  const messages = useMessages('carousel', carouselMessages)
  const { close } = useMessages('lightbox', lightboxMessages)
  const captionId = useId()
  const count = slides.length
  const isAlone = count <= 1
  const { current, show, row } = useSlides({ count, index, defaultIndex, onIndexChange })
  const slide = slides[current]

  const move = (event: KeyboardEvent) => {
    const step = arrowStep(event)
    if (step === 0) return
    event.preventDefault()
    show(current + step)
  }

  return (
    <Dialog
      aria-label={label}
      aria-describedby={captionId}
      className={joinClasses(styles.dialog, className)}
      // All of the window answers to the arrow keys, whatever in it has the focus.
      render={(section) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It is given the role of a dialog.
        <section
          {...section}
          onKeyDown={(event) => {
            section.onKeyDown?.(event)
            move(event)
          }}
        />
      )}
      {...props}
    >
      <OpenOverlay />
      <div className={styles.head}>
        <IconButton slot="close" label={close}>
          <CloseIcon size={22} />
        </IconButton>
      </div>
      <div
        {...row}
        className={styles.row}
        // Something in a scroller has to be reachable by keyboard.
        {...(!isAlone && { role: 'group', 'aria-label': messages.images, tabIndex: 0 })}
      >
        {slides.map(({ id, content }, slideIndex) => (
          <div
            key={id}
            className={styles.slide}
            {...(!isAlone && {
              role: 'group',
              'aria-roledescription': messages.slide,
              'aria-label': messages.position(slideIndex + 1, count),
            })}
          >
            {content}
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        {/* Describes the dialog when it opens, and is read out when another picture comes into sight. */}
        <p id={captionId} role="status" className={styles.caption}>
          {!isAlone && <VisuallyHidden>{messages.position(current + 1, count)}: </VisuallyHidden>}
          {slide?.caption ?? slide?.label}
        </p>
        <SlideControls current={current} count={count} show={show} className={styles.controls} />
      </div>
    </Dialog>
  )
}
