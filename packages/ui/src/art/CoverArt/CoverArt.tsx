import { DrawnCover } from '#DrawnCover'
import { useEffect, useState, type AriaAttributes, type CSSProperties, type DOMAttributes, type Ref } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import type { PictogramName } from '../Pictogram/Pictogram.tsx'
import * as styles from './CoverArt.css.ts'
import { useCoverHref } from './CoverProvider.tsx'

/** What an image and a drawing have in common. */
interface PictureProps extends Omit<DOMAttributes<Element>, 'children' | 'dangerouslySetInnerHTML'>, AriaAttributes {
  id?: string
  className?: string | undefined
  style?: CSSProperties
  ref?: Ref<Element>
}

export interface CoverArtProps extends PictureProps {
  /** The listing's slug: it decides the picture and its colours. */
  slug: string
  /** The category: it decides the kind of cloth. */
  category: PictogramName
  /** Which picture of a gallery: 0 is the cover, 1 another layout, 2 another layout enlarged twofold. @default 0 */
  index?: number
  /** What it stands for, where it is shown for itself. @default decorative */
  alt?: string
  /** `eager` for what the first screen shows, where covers are files. @default 'lazy' */
  loading?: 'lazy' | 'eager'
}

/** The props as whatever shows a cover receives them. */
export type CoverElementProps = PictureProps & Required<Pick<CoverArtProps, 'slug' | 'category' | 'index' | 'alt'>>

/**
 * The picture of a listing that has no photograph: a piece of cloth, the same for the same listing always, one of seven kinds by its category
 * and in one of three colourways. Decorative; it fills whatever frame it is given. It is drawn in place, or below a `CoverProvider` a file.
 */
export function CoverArt({ index = 0, alt = '', loading = 'lazy', className, ...props }: CoverArtProps) {
  const isFile = useCoverHref() !== null
  const cover = { index, alt, className: joinClasses(styles.coverArt, className), ...props }
  return isFile ? <CoverFile loading={loading} {...cover} /> : <DrawnCover {...cover} />
}

/** Where its file cannot be fetched, such as without a network, the listing's first picture stands for it: lists have shown that one. */
function CoverFile({
  slug,
  category,
  index,
  alt,
  ref,
  ...props
}: CoverElementProps & Required<Pick<CoverArtProps, 'loading'>>) {
  const hrefOf = useCoverHref()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (!isLost) return undefined
    const tryAgain = () => setLost(false)
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [isLost])
  // The field that covers are drawn on: the size of the box where the frame does not decide it.
  return (
    <img
      src={hrefOf?.({ slug, category, index: isLost ? 0 : index })}
      alt={alt}
      width={400}
      height={300}
      decoding="async"
      ref={ref as Ref<HTMLImageElement>}
      onError={() => setLost(true)}
      {...props}
    />
  )
}
