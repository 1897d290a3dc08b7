/** What LoginForm says by itself. What is wrong comes from the application. */
export const loginFormMessages = {
  title: 'Admin Login',
  subtitle: 'Enter your credentials to access the admin dashboard',
  email: 'Email',
  password: 'Password',
  login: 'Login',
  loggingIn: 'Logging in...',
  restricted: 'This area is restricted to administrators only',
  owner: {
    title: 'Owner sign-in',
    subtitle: 'Look after your page: its words and photographs, its enquiries and its package',
    login: 'Sign in',
    loggingIn: 'Signing in...',
  },
  needsScript: 'Logging in needs JavaScript. Switch it on for this site and load the page again.',
}
