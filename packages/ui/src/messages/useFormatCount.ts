import { countMessages } from './count.ts'
import { useMessages } from './useMessages.ts'

/** Writes how many there are of something, where no words stand with it: '103,262'. */
export function useFormatCount(): (count: number) => string {
  return useMessages('count', countMessages).formatCount
}
