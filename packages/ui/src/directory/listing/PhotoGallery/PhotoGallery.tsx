import type { Gallery, GalleryImage } from '@dira/directory-core'
import { useId, useState, type ComponentProps } from 'react'
import { Cover } from '../../../art/Cover/Cover.tsx'
import { ImageOffIcon } from '../../../art/Icon/index.ts'
import type { PictogramName } from '../../../art/Pictogram/Pictogram.tsx'
import { Carousel } from '../../../components/Carousel/Carousel.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import type { Lightbox } from '../../../components/Lightbox/Lightbox.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
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

/** 'Photo Gallery (N of max images)': a stage with a rail of thumbnails. A photograph opens on the whole window. */
export function PhotoGallery({
  gallery: { images, max },
  slug,
  category,
  photoSrc = ownPhotoSrc,
  ...props
}: PhotoGalleryProps) {
  const messages = useMessages('photoGallery', photoGalleryMessages)
  const id = useId()
  const [index, setIndex] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [LoadedLightbox, setLightbox] = useState<typeof Lightbox>()

  const pictures = images.map((image, place) => ({
    id: image.id,
    label: image.alt || messages.image(place + 1),
    art: {
      slug,
      category,
      index: place,
      src: photoSrc(image),
      ...image.file,
    },
  }))
  const hasPhotographs = pictures.some(({ art }) => art.src !== undefined)

  const enlarge = async () => {
    // Where it cannot be loaded, the gallery stays as it is.
    const { Lightbox } = await import('../../../components/Lightbox/index.ts')
    setLightbox(() => Lightbox)
    setOpen(true)
  }

  return (
    <section aria-labelledby={id} {...props}>
      <Heading level={2} size="h3" id={id} className={styles.heading}>
        {messages.heading} <span className={styles.count}>{messages.count(images.length, max)}</span>
      </Heading>
      {pictures.length === 0 ? (
        <p className={styles.none}>
          <ImageOffIcon size={22} />
          {messages.none}
        </p>
      ) : (
        <Carousel
          label={messages.heading}
          slides={pictures.map(({ art, ...picture }, place) => ({
            ...picture,
            // Art is smaller than what it takes to ask for it later, when there may be no line.
            content: (
              <Cover
                {...art}
                sizes="(min-width: 900px) 816px, 100vw"
                alt={picture.label}
                loading={place === 0 || art.src === undefined ? 'eager' : 'lazy'}
              />
            ),
            thumbnail: <Cover {...art} sizes="120px" loading="eager" />,
          }))}
          index={index}
          onIndexChange={setIndex}
          // Drawn cloth shows no more when it is larger.
          {...(hasPhotographs && { onSlidePress: () => void enlarge() })}
        />
      )}
      {LoadedLightbox && (
        <LoadedLightbox
          label={messages.heading}
          slides={pictures.map(({ art, ...picture }) => ({
            ...picture,
            content: (
              <Cover
                {...art}
                // Never larger than it is.
                sizes={art.srcSet && `min(100vw, ${art.width}px)`}
                alt={picture.label}
                className={styles.whole}
              />
            ),
          }))}
          index={index}
          onIndexChange={setIndex}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </section>
  )
}

function ownPhotoSrc({ url, isPlaceholder }: GalleryImage): string | undefined {
  return !isPlaceholder && /^\/(?!\/)/.test(url) ? url : undefined
}
