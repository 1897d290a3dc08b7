/**
 * For how many months the database keeps what visitors sent: after it was answered, and after it was sent where nobody answered. The
 * function `delete_old_submissions` of the migrations keeps it; a test of apps/backend compares the two.
 */
export const SUBMISSIONS_KEPT = { answeredMonths: 12, unansweredMonths: 24 } as const

/** For how many months emails of the directory are kept after they were written: `tend_outbox` keeps it; a test compares the two. */
export const MESSAGES_KEPT = { months: 12 } as const
