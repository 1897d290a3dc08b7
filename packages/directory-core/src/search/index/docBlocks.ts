import type { DocLayout } from './docLayout.ts'

/** The number of the block of each doc. */
export function docBlocks({ blockStarts, listingOf }: DocLayout): Uint32Array {
  const blocks = new Uint32Array(listingOf.length)
  for (let block = 0; block < blockStarts.length - 1; block += 1) {
    blocks.fill(block, blockStarts[block], blockStarts[block + 1])
  }
  return blocks
}
