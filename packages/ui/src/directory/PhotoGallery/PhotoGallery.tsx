import type { Gallery, GalleryImage } from '@dira/directory-core'
import { useId, type ComponentProps } from 'react'
import { Cover } from '../../art/Cover/index.ts'
import { ImageOffIcon } from '../../art/Icon/index.ts'
import type { PictogramName } from '../../art/Pictogram/index.ts'
import { Heading } from '../../components/Heading/index.ts'
import { useMessages } from '../../messages/index.ts'
import * as styles from './PhotoGallery.css.ts'
import { photoGalleryMessages } from './messages.ts'

export interface PhotoGalleryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The images that the package shows, and how many it allows. */
  gallery: Gallery
  /** The listing's slug and category: they decide the art of an image without a photograph. */
  slug: string
  category: PictogramName
  /**
   * The address of a photograph that may be shown here, undefined for art in its place. By default nothing is fetched from elsewhere, and
   * placeholders are art.
   * @default only own images with an address on this site
   */
  photoSrc?: (image: GalleryImage) => string | undefined
}

/** 'Photo Gallery (N of max images)': the first image large, the others in a band beside or below it. */
export function PhotoGallery({
  gallery: { images, max },
  slug,
  category,
  photoSrc = ownPhotoSrc,
  ...props
}: PhotoGalleryProps) {
  const messages = useMessages('photoGallery', photoGalleryMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} {...props}>
      <Heading level={2} size="h3" id={id} className={styles.heading}>
        {messages.heading} <span className={styles.count}>{messages.count(images.length, max)}</span>
      </Heading>
      {images.length === 0 ? (
        <p className={styles.none}>
          <ImageOffIcon size={22} />
          {messages.none}
        </p>
      ) : (
        <ul role="list" className={images.length === 1 ? styles.single : styles.frame}>
          {images.map((image, index) => (
            <li key={image.id} className={styles.picture}>
              <Cover
                slug={slug}
                category={category}
                index={index}
                src={photoSrc(image)}
                alt={image.alt}
                loading={index === 0 ? 'eager' : 'lazy'}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ownPhotoSrc({ url, isPlaceholder }: GalleryImage): string | undefined {
  return !isPlaceholder && /^\/(?!\/)/.test(url) ? url : undefined
}
