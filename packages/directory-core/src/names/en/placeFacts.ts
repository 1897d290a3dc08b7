import type { Names } from '../names.ts'

export const placeFacts: Names['placeFacts'] = {
  kind: 'Kind',
}
