import { z } from 'zod'

/** An instant; the embedded default writes it as Postgres does. */
export const instant = z.string().transform((written) => {
  const iso = written.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
  return new Date(iso).toISOString()
})
