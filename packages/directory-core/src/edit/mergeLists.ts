import { sameValue } from './sameValue.ts'

type Item = Readonly<Record<string, unknown>>
type List = readonly Item[]

/**
 * Joins two changes of a list, item by item: items are the same where their `key` says the same. Undefined where both changed one item, or
 * the order, or where the items cannot be told apart.
 */
export function mergeLists(
  { opened, mine, theirs }: { readonly opened: List; readonly mine: List; readonly theirs: List },
  key: string,
): List | undefined {
  const [before, own, other] = [byKey(opened, key), byKey(mine, key), byKey(theirs, key)]
  if (!before || !own || !other) return undefined
  const merged = new Map<unknown, Item>()
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const [was, here, there] = [before.get(id), own.get(id), other.get(id)]
    const isMine = sameValue(there, was) || sameValue(here, there)
    if (!isMine && !sameValue(here, was)) return undefined
    const item = isMine ? here : there
    if (item) merged.set(id, item)
  }
  const order = mergedOrder([...before.keys()], [...own.keys()], [...other.keys()])
  return order?.flatMap((id): List => {
    const item = merged.get(id)
    return item ? [item] : []
  })
}

function byKey(list: List, key: string): Map<unknown, Item> | undefined {
  const items = new Map(list.map((item) => [item[key], item]))
  return items.size === list.length ? items : undefined
}

/** The order of whoever changed it; what only the other has comes behind what it came behind there. */
function mergedOrder(
  opened: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): readonly unknown[] | undefined {
  const isMoved = (ids: readonly unknown[]) =>
    !sameValue(
      ids.filter((id) => opened.includes(id)),
      opened.filter((id) => ids.includes(id)),
    )
  if (isMoved(mine) && isMoved(theirs)) return undefined
  const [ruling, other] = isMoved(mine) ? [mine, theirs] : [theirs, mine]
  const order = [...ruling]
  for (const [at, id] of other.entries()) {
    if (!order.includes(id)) order.splice(order.indexOf(other[at - 1]) + 1, 0, id)
  }
  return order
}
