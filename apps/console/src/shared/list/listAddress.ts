/** A filter in an address: what its texts say, and the texts that say a value. What is as always has none. */
interface Part<Value> {
  readonly read: (texts: readonly string[]) => Value
  readonly write: (value: Value) => readonly string[]
  /** Its name in the address. @default that of the filter */
  readonly name?: string
}

const written = <Value extends string>(value: Value | undefined) => (value === undefined ? [] : [value])

/** One of some words, or none. */
export const oneOf = <const Word extends string>(known: readonly Word[]): Part<Word | undefined> => ({
  read: ([text]) => known.find((word) => word === text),
  write: written,
})

/** One of some words, at first the usual one, which is left out. */
export const oneOfWith = <const Word extends string>(known: readonly Word[], usual: Word): Part<Word> => ({
  read: ([text]) => known.find((word) => word === text) ?? usual,
  write: (value) => (value === usual ? [] : [value]),
})

/** What somebody types. */
export const typed: Part<string> = {
  read: ([text = '']) => text.slice(0, 200),
  write: (value) => (value === '' ? [] : [value]),
}

/** A text of a form, or none. */
export const ofForm = (form: RegExp): Part<string | undefined> => ({
  read: ([text = '']) => (form.test(text) ? text : undefined),
  write: written,
})

export const uuid = ofForm(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

/** The number of a row, or none. */
export const wholeNumber: Part<number | undefined> = {
  read: ([text = '']) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  write: (value) => (value === undefined ? [] : [String(value)]),
}

/** A yes, by a name in the address. */
export const yes = (name: string): Part<boolean> => ({
  read: ([text]) => text === 'true',
  write: (value) => (value ? ['true'] : []),
  name,
})

type Parts = Readonly<
  Record<string, Omit<Part<unknown>, 'write'> & { readonly write: (value: never) => readonly string[] }>
>
type ValueOf<One> = One extends { readonly read: (texts: readonly string[]) => infer Value } ? Value : never
type Optional<All> = { [Name in keyof All]: undefined extends ValueOf<All[Name]> ? Name : never }[keyof All]
/** What filters hold; one that may be none may be left out. */
export type Filters<All> = {
  readonly [Name in Exclude<keyof All, Optional<All>>]: ValueOf<All[Name]>
} & { readonly [Name in Optional<All>]?: ValueOf<All[Name]> }

/** The address of a list with its filters, and with a row of it open where one can be: how it is read, where what it does not understand is left out, and how it is written. */
export function listAddress<All extends Parts, Item>(
  path: string,
  parts: All,
  opens?: [name: string, item: Part<Item>],
) {
  return {
    read: (search: string) => {
      const query = new URLSearchParams(search)
      const values = Object.entries(parts).map(([filter, part]) => [
        filter,
        part.read(query.getAll(part.name ?? filter)),
      ])
      // Each part reads its own value.
      return { filters: Object.fromEntries(values) as Filters<All>, item: opens?.[1].read(query.getAll(opens[0])) }
    },
    href: (filters: Partial<Filters<All>> = {}, opened?: Item): string => {
      const query = new URLSearchParams()
      for (const [filter, part] of Object.entries(parts)) {
        const value = (filters as Readonly<Record<string, unknown>>)[filter]
        if (value === undefined) continue
        for (const text of part.write(value as never)) query.append(part.name ?? filter, text)
      }
      if (opens && opened !== undefined) for (const text of opens[1].write(opened)) query.append(opens[0], text)
      return query.size === 0 ? path : `${path}?${query}`
    },
  }
}
