/**
 * What the embedded default serves of @supabase/lite: the data, and of the accounts what signing in needs. Left out are its
 * studio and `/_system`, which ask for no key, and everything around e-mailed codes: there is no mailbox to send them to, and
 * a code of six digits without a limit on guesses would be a way into every account.
 */
const SERVED = [/^\/rest\/v1\//, /^\/auth\/v1\/(token|logout|user|signup|settings|health)$/]

/** Whether a path leads to something that the embedded default serves. */
export function isServed(path: string): boolean {
  return SERVED.some((pattern) => pattern.test(path))
}
