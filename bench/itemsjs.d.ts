/** The package has no types of its own; this is what the benchmark uses of it. */
declare module 'itemsjs' {
  export default function itemsjs(items: readonly object[], configuration: object): ItemsJs

  interface ItemsJs {
    search(input: object): {
      readonly pagination: { readonly total: number }
      readonly data: {
        readonly items: readonly { readonly id: string }[]
        readonly aggregations: Readonly<
          Record<string, { readonly buckets: readonly { key: string; doc_count: number }[] }>
        >
      }
    }
  }
}
