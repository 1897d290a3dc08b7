import { VisuallyHidden } from '@dira/ui'
import { markedMessages } from '../../../shared/Marked/messages.ts'
import * as styles from './ChangeRequestReview.css.ts'
import { changeRequestReviewMessages } from './messages.ts'
import type { RequestedImage } from './reviewedRequest.ts'

interface RequestedImagesProps {
  images: readonly RequestedImage[]
  /** Those on the other side: what is not among them is marked. */
  others: readonly RequestedImage[]
  as: 'del' | 'ins'
}

/** Photographs of one side, with those marked that the other one has not. */
export function RequestedImages({ images, others, as: Mark }: RequestedImagesProps) {
  const messages = changeRequestReviewMessages
  const { marks } = markedMessages
  return (
    <>
      <ul role="list" className={styles.images}>
        {images.map(({ src, alt }) => (
          <li key={src}>
            {others.some((other) => other.src === src) ? (
              <img src={src} alt={alt} loading="lazy" className={styles.image} />
            ) : (
              <Mark className={styles.changedImage[Mark]}>
                <VisuallyHidden>{marks[Mark]} </VisuallyHidden>
                <img src={src} alt={alt} loading="lazy" className={styles.image} />
              </Mark>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{images.length === 0 ? messages.empty : messages.pictures(images.length)}</p>
    </>
  )
}
