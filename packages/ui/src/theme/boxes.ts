/** The boxes that many rules begin with, such as `...inRow(vars.space[2])`. */

/** Beside each other, each at the middle of the line. */
export const inRow = (gap?: string) => withGap({ display: 'flex', alignItems: 'center' }, gap)

/** The same, in as many lines as are needed. */
export const inRows = (gap?: string) => withGap({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }, gap)

/** The same, with the first at the start of the line and the last at its end. */
export const apart = (gap?: string) => withGap({ ...inRows(), justifyContent: 'space-between' }, gap)

/** One below the other, as wide as the box, which a long word does not widen. */
export const inColumn = (gap?: string) => withGap({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }, gap)

/** One below the other, as a flexible column. */
export const stacked = (gap?: string) => withGap({ display: 'flex', flexDirection: 'column' }, gap)

/** In the middle of the box, both ways. */
export const centred = { display: 'grid', placeItems: 'center' } as const

export const squareOf = (size: string) => ({ inlineSize: size, blockSize: size })

/** Over all of the box that it is positioned in. */
export const covering = { position: 'absolute', inset: 0 } as const

function withGap<const Box extends object>(box: Box, gap: string | undefined) {
  return gap === undefined ? box : { ...box, gap }
}
