const textEncoder = new TextEncoder()

/** FNV-1a, 32 bits, over the UTF-8 of a text: the same art for the same listing everywhere and always. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of textEncoder.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
