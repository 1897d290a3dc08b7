declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'sfnt'
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }

  /** The font cut down to some characters. */
  const subsetFont: (font: Buffer, characters: string, options: SubsetOptions) => Promise<Buffer>
  export default subsetFont
}
