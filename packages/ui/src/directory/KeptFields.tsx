/** A name and value of the address's query. */
export type KeptField = readonly [name: string, value: string]

/** What a GET form carries along unseen: without it the browser drops the rest of the query. */
export function KeptFields({ fields }: { fields: readonly KeptField[] }) {
  return fields.map(([name, value], index) => (
    <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
  ))
}
