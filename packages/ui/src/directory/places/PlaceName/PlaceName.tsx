import type { ComponentProps } from 'react'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { placeNameMessages } from './messages.ts'
import * as styles from './PlaceName.css.ts'

/** A name as people at the place write it. */
export interface LocalName {
  readonly text: string
  /** Its language, such as `ar`. */
  readonly lang: string
}

/** How a place is called. */
export interface NameOfPlace {
  readonly name: string
  /** The name there, where that is another one. @default none */
  readonly local?: LocalName | undefined
  /** The name is only the local one in Latin letters, since nobody knows another. @default false */
  readonly isTransliterated?: boolean | undefined
}

export interface PlaceNameProps extends NameOfPlace, Omit<ComponentProps<'span'>, 'children'> {}

/** The name of a place with the one that signs have there beside it: 'Cairo · القاهرة'. Where there is one name, a `bdi` is enough. */
export function PlaceName({ name, local, isTransliterated = false, className, ...props }: PlaceNameProps) {
  const messages = useMessages('placeName', placeNameMessages)
  return (
    <span className={joinClasses(styles.name, className)} {...props}>
      <bdi translate="no">{name}</bdi>
      {isTransliterated && (
        <>
          {' '}
          <small className={styles.beside}>({messages.transliterated})</small>
        </>
      )}
      {local && (
        <>
          {' '}
          <span className={styles.beside}>
            <span aria-hidden="true">·{'\u00A0'}</span>
            <bdi translate="no" lang={local.lang}>
              {local.text}
            </bdi>
          </span>
        </>
      )}
    </span>
  )
}
