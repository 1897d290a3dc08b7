import type { Ref } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { CarouselSlide } from './carouselSlide.ts'
import { carouselMessages } from './messages.ts'
import { thumbnailWindow } from './thumbnailWindow.ts'
import * as styles from './Carousel.css.ts'

interface ThumbnailsProps {
  slides: readonly CarouselSlide[]
  current: number
  show: (index: number) => void
  /** The id of a slide's element. */
  idOf: (index: number) => string
  ref: Ref<HTMLDivElement>
}

/** The rail of up to four thumbnails. They are links to their slides: until the script runs, and without it, the browser goes there itself. */
export function Thumbnails({ slides, current, show, idOf, ref }: ThumbnailsProps) {
  const messages = useMessages('carousel', carouselMessages)
  const { start, end } = thumbnailWindow(current, slides.length)
  return (
    <div ref={ref} className={styles.rail}>
      {slides.slice(start, end).map((slide, place) => {
        const index = start + place
        // What has no thumbnail is counted on the last one.
        const rest = index === end - 1 ? slides.length - end : 0
        return (
          <a
            key={slide.id}
            href={`#${idOf(index)}`}
            aria-current={index === current ? 'true' : undefined}
            data-current={index === current || undefined}
            className={styles.thumbnail}
            onClick={(event) => {
              event.preventDefault()
              show(index)
            }}
          >
            <span aria-hidden="true" className={styles.picture}>
              {slide.thumbnail ?? slide.content}
            </span>
            <VisuallyHidden>{messages.named(messages.position(index + 1, slides.length), slide.label)}</VisuallyHidden>
            {rest > 0 && (
              <bdi dir="ltr" className={styles.rest}>
                {messages.more(rest)}
              </bdi>
            )}
          </a>
        )
      })}
    </div>
  )
}
