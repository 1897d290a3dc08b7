/** The sentences of the specification's error catalogue that belong to sign-in and the administrator check, by code. */
export const AUTH_MESSAGES = {
  'check-failed': (message: string) => `Admin check failed: ${message}`,
  'check-exception': (message: string) => `Admin check exception: ${message}`,
  'check-succeeded': () => 'Admin privileges verified',
  'check-started': () => 'Checking admin privileges...',
  'check-without-user': () => 'Cannot check admin status: No user logged in',
  'login-failed': (message: string) => `Login failed: ${message}`,
  'login-verification-failed': (message: string) => `Admin verification failed: ${message}`,
  'access-denied': () => 'Access denied: Admin privileges required',
  'login-succeeded': () => 'Login successful',
  'login-exception': () => 'Login failed: An unexpected error occurred',
  'logged-out': () => 'You have been logged out',
  'status-refreshing': () => 'Refreshing admin status...',
  'email-invalid': () => 'Please enter a valid email address',
  'password-short': () => 'Password must be at least 6 characters',
} as const satisfies Record<string, (message: string) => string>

export type AuthMessageCode = keyof typeof AUTH_MESSAGES
