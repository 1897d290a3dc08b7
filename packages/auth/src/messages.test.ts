import { describe, expect, it } from 'vitest'
import { AUTH_MESSAGES } from './messages.ts'

describe('AUTH_MESSAGES', () => {
  it('are the sentences of the specification', () => {
    expect(Object.values(AUTH_MESSAGES).map((sentence) => sentence('{message}'))).toEqual([
      'Admin check failed: {message}',
      'Admin check exception: {message}',
      'Admin privileges verified',
      'Checking admin privileges...',
      'Cannot check admin status: No user logged in',
      'Login failed: {message}',
      'Admin verification failed: {message}',
      'Access denied: Admin privileges required',
      'Login successful',
      'Login failed: An unexpected error occurred',
      'You have been logged out',
      'Refreshing admin status...',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
    ])
  })
})
