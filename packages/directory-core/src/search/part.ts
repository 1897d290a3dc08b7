import type { BitSet } from './index/bitSet.ts'
import type { DirectoryIndex } from './index/directoryIndex.ts'

/**
 * Some of a directory's listings under one index. A directory has one part, and a small second one for what came after it was
 * built: a change takes a listing out of the first and puts it into the second.
 */
export interface Part {
  readonly index: DirectoryIndex
  /** The rows that still count. Absent: all of them. */
  readonly live?: BitSet
  /** For each listing of the index where it stands among those of the directory, for ties in the order. Absent: where it stands here. */
  readonly places?: Uint32Array
}
