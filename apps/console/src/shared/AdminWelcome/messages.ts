/** What AdminWelcome says by itself. */
export const adminWelcomeMessages = {
  heading: 'Welcome',
  purpose: 'This is where the guide is managed.',
  email: 'Email',
  userId: 'User ID',
  unconfirmed: 'Not confirmed yet',
  status: 'Admin status',
  active: 'Active',
  inactive: 'Inactive',
  refresh: 'Refresh Status',
  signOut: 'Sign Out',
}
