import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { arrowStep } from './arrowStep.ts'
import type { CarouselSlide } from './carouselSlide.ts'
import * as styles from './Carousel.css.ts'
import { carouselMessages } from './messages.ts'
import { PressableSlide } from './PressableSlide.tsx'
import { SlideControls } from './SlideControls.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { useSlides } from './useSlides.ts'

export interface CarouselProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the slides show together, such as 'Photos of Old Pier Rooms'. */
  label: string
  /** The slides, in their order. One alone needs no counter, no arrows and no thumbnails. */
  slides: readonly CarouselSlide[]
  /** The slide in sight, from 0, when the parent keeps it. */
  index?: number
  /** The slide in sight at first, when the carousel keeps it itself. @default 0 */
  defaultIndex?: number
  /** Another slide came into sight. */
  onIndexChange?: (index: number) => void
  /** A slide was pressed, to see it large. With it the slides are buttons that open a dialog. */
  onSlidePress?: (index: number) => void
}

/**
 * A stage that shows one of its slides, with a rail of thumbnails. The slides are in a row that scrolls: it answers to a finger and to a
 * wheel before any script runs. To see a slide on the whole screen, open a `Lightbox` from it.
 */
export function Carousel({
  label,
  slides,
  index,
  defaultIndex,
  onIndexChange,
  onSlidePress,
  className,
  onKeyDown,
  ...props
}: CarouselProps) {
  const messages = useMessages('carousel', carouselMessages)
  const baseId = useId()
  const count = slides.length
  const isAlone = count <= 1
  const [announced, announce] = useState<number>()
  const { current, show, row } = useSlides({
    count,
    index,
    defaultIndex,
    onIndexChange: (next) => {
      announce(next)
      onIndexChange?.(next)
    },
  })
  const rail = useRef<HTMLDivElement>(null)
  const idOf = (slide: number) => `${baseId}-slide-${slide}`
  const positionOf = (slide: number) => messages.position(slide + 1, count)
  const spoken = announced === undefined ? undefined : slides[announced]

  const onArrow = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    const step = arrowStep(event)
    if (isAlone || step === 0 || event.defaultPrevented) return
    event.preventDefault()
    // The focus moves along with a slide or thumbnail that scrolls away. Focusing announces the new image, so nothing else does.
    const place = [row.ref.current, rail.current].find((part) => part?.contains(event.target as Node))
    flushSync(() => show(current + step))
    if (place && followIn(place)) announce(undefined)
  }

  if (count === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys come from what has the focus inside.
    <div
      role="group"
      aria-roledescription={isAlone ? undefined : messages.carousel}
      aria-label={label}
      className={joinClasses(styles.carousel, className)}
      onKeyDown={onArrow}
      {...props}
    >
      <div className={joinClasses(styles.frame, !isAlone && styles.withRail)}>
        <div className={isAlone ? styles.stageAlone : styles.stage}>
          <div
            {...row}
            className={styles.row}
            // Something in a scroller has to be reachable by keyboard: the button of a slide, or the row itself.
            {...(!isAlone && !onSlidePress && { role: 'group', 'aria-label': messages.images, tabIndex: 0 })}
          >
            {slides.map((slide, slideIndex) => (
              <div
                key={slide.id}
                id={idOf(slideIndex)}
                className={styles.slide}
                {...(!isAlone && {
                  role: 'group',
                  'aria-roledescription': messages.slide,
                  'aria-label': positionOf(slideIndex),
                })}
              >
                {onSlidePress ? (
                  <PressableSlide
                    label={slide.label}
                    isCurrent={slideIndex === current}
                    onFocus={() => followIn(row.ref.current)}
                    onPress={() => {
                      // A screen reader presses slides out of sight, too.
                      show(slideIndex)
                      onSlidePress(slideIndex)
                    }}
                  >
                    {slide.content}
                  </PressableSlide>
                ) : (
                  slide.content
                )}
              </div>
            ))}
          </div>
          <SlideControls current={current} count={count} show={show} className={styles.controls} />
        </div>
        {!isAlone && <Thumbnails ref={rail} slides={slides} current={current} show={show} idOf={idOf} />}
      </div>
      <VisuallyHidden role="status">
        {spoken && announced !== undefined && messages.named(positionOf(announced), spoken.label)}
      </VisuallyHidden>
    </div>
  )
}

/**
 * Gives the focus to the current one of the slides or thumbnails in here, if they take it, and says whether it did. A dialog that moved on
 * to another image, too, gives the focus back to the slide it came from, which has left.
 */
function followIn(place: Element | null): boolean {
  const next = place?.querySelector<HTMLElement>('[data-current]')
  if (!next || next === document.activeElement) return false
  next.focus({ preventScroll: true })
  return true
}
