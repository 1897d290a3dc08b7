/** What a cover follows from. */
export interface CoverSource {
  /** The listing's slug. It decides the picture and the colourway. */
  readonly slug: string
  /** The category's id. It decides the kind of cloth; one that is not known gets the painted wall. */
  readonly category: string
  /** Which image of a gallery: 0 is the cover, 1 another layout, 2 another layout enlarged twofold. @default 0 */
  readonly index?: number | undefined
}
