/** What ForgottenPassword says by itself. */
export const forgottenPasswordMessages = {
  label: 'Forgot the password?',
  hint: 'We send a link with which you choose a new one.',
  email: 'Email of your account',
  missing: 'Write the email of your account.',
  ask: 'Send me a link',
  asking: 'Sending...',
  asked: 'If this address has an account, an email with a link is on its way. It works once, for seven days.',
  limited: 'That was asked for too often. Try again in a few minutes.',
  unreachable: 'The server did not answer. Try again in a minute.',
}
