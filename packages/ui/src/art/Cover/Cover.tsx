import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { CoverArt, type CoverArtProps } from '../CoverArt/CoverArt.tsx'
import * as styles from './Cover.css.ts'

export interface CoverProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<CoverArtProps, 'slug' | 'category' | 'index'>,
    Pick<ComponentProps<'img'>, 'srcSet' | 'sizes'> {
  /** The address of the photograph, if there is one that may be shown. @default none: the art */
  src?: string | undefined
  /** The photograph's size in pixels: the size of the box where the frame does not decide it. @default 400 × 300 */
  width?: number | undefined
  height?: number | undefined
  /** What the picture shows, for those who do not see it. @default decorative */
  alt?: string
  /** `eager` for what the first screen shows. @default 'lazy' */
  loading?: 'lazy' | 'eager'
}

/**
 * The picture of a listing: its photograph, and where there is none or it cannot be loaded, its cloth. It fills the frame that it is given;
 * the photograph is cut to it, never stretched, and a tiny one is in its middle as large as it is.
 */
export function Cover({
  slug,
  category,
  index = 0,
  src,
  srcSet,
  sizes,
  width = 400,
  height = 300,
  alt = '',
  loading = 'lazy',
  className,
  ...props
}: CoverProps) {
  const [outcome, setOutcome] = useState<{ src: string | undefined; is: 'failed' | 'tiny' | 'shown' }>()
  const image = useRef<HTMLImageElement>(null)
  const known = outcome?.src === src ? outcome?.is : undefined
  const read = () => {
    const picture = image.current
    if (!picture?.complete) return
    // With several files the browser tells the size at which it shows one, not how large it is.
    setOutcome({ src, is: picture.naturalWidth === 0 ? 'failed' : !srcSet && isTiny(picture) ? 'tiny' : 'shown' })
  }

  // What came or failed before hydration fired its event when nothing listened.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each photograph.
  useEffect(read, [src])

  return (
    <div className={joinClasses(styles.cover, className)} {...props}>
      {src !== undefined && known !== 'failed' ? (
        <img
          key={src}
          ref={image}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={loading}
          decoding="async"
          className={styles.photo}
          data-is={known}
          // Transparent pictures are made for paper: a dark sign would vanish in the night.
          data-theme={known && 'light'}
          onLoad={read}
          onError={read}
        />
      ) : (
        <CoverArt slug={slug} category={category} index={index} alt={alt} loading={loading} />
      )}
    </div>
  )
}

/** A picture that is drawn so much larger than it is would be a blur. */
const MOST_ENLARGED = 1.5

function isTiny({ naturalWidth, naturalHeight, clientWidth, clientHeight }: HTMLImageElement): boolean {
  return Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight) > MOST_ENLARGED
}
