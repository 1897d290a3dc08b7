import type { distanceMessages } from './messages.ts'

/** '700 m' to 50 m, '2.4 km', and from ten kilometres on whole ones: nobody walks the difference. */
export function formatDistance(kilometres: number, messages: typeof distanceMessages): string {
  const metres = Math.max(50, Math.round(kilometres * 20) * 50)
  if (metres < 1000) return messages.metres(metres)
  const isNear = Math.round(kilometres * 10) < 100
  return messages.kilometres(kilometres, isNear ? 1 : 0)
}
