/** A name and value of the address's query. */
export type HiddenField = readonly [name: string, value: string]

/** Hidden fields that keep the rest of the query: a GET form replaces the whole of it. */
export function HiddenFields({ fields }: { fields: readonly HiddenField[] }) {
  return fields.map(([name, value], index) => (
    <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
  ))
}
