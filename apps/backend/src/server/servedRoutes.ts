/**
 * The routes of @supabase/lite that the embedded default serves: the data, and what signing in needs. Its studio and
 * `/_system` ask for no key. The routes around e-mailed codes are left out because nothing sends e-mail here, and a code of six
 * digits without a limit on guesses would open every account.
 */
const SERVED = [/^\/rest\/v1\//, /^\/auth\/v1\/(token|logout|user|signup|settings|health)$/]

export function isServed(path: string): boolean {
  return SERVED.some((pattern) => pattern.test(path))
}
