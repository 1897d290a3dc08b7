import { randomUUID } from 'node:crypto'
import type { PGlite } from '@supabase/lite/pglite'

/**
 * Whether the database session is sound between two requests: it answers this query and not an older one, has its own role
 * again, and no open transaction. If not, its last acknowledgement may be false.
 */
export async function isSessionIntact(postgres: PGlite): Promise<boolean> {
  const question = randomUUID()
  try {
    const answer = await postgres.query<{ echo: string; is_idle: boolean }>(
      `select $1::text as echo, current_user = session_user and pg_current_xact_id_if_assigned() is null as is_idle`,
      [question],
    )
    return answer.rows[0]?.echo === question && answer.rows[0].is_idle
  } catch {
    return false
  }
}
