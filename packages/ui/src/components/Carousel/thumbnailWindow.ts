/** The most thumbnails that the rail holds. */
const LENGTH = 4

/**
 * The thumbnails on show: from `start` up to `end`, which is left out. The rail goes along with the current slide and is always full;
 * the last thumbnail is the current one only where no other slide follows, so that a way on can be seen.
 */
export function thumbnailWindow(current: number, count: number): { start: number; end: number } {
  const start = Math.max(0, Math.min(current - (LENGTH - 2), count - LENGTH))
  return { start, end: Math.min(start + LENGTH, count) }
}
