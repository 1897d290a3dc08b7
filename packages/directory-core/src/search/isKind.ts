import type { KindSlug } from '../kind/kinds.ts'
import { kinds } from '../kind/names/en.ts'

/** Whether a text is the slug of a kind. By the names, which lists show: their rules are twice as much. */
export const isKind = (text: string): text is KindSlug => Object.hasOwn(kinds, text)
