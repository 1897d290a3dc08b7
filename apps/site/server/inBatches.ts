/** How many files are made at once. */
const BATCH = 16

/** Does something with each item, several at a time: while other threads compress or draw for some, the next are begun. */
export async function inBatches<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const all = [...items]
  for (let at = 0; at < all.length; at += BATCH) await Promise.all(all.slice(at, at + BATCH).map(work))
}
