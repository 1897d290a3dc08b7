import { describe, expect, it } from 'vitest'
import type { AuthEvent, AuthUser } from './authGateway.ts'
import {
  currentCheck,
  isCurrent,
  LOADING,
  reduceAuth,
  userOf,
  type AuthAction,
  type AuthSnapshot,
} from './authState.ts'
import { ADMIN, STRANGER } from './testing/account.ts'

const admin = { id: ADMIN.id, email: ADMIN.email }
const stranger = { id: STRANGER.id, email: STRANGER.email }
const start: AuthSnapshot = { state: LOADING, generation: 0 }

const session = (user: AuthUser | undefined, event: AuthEvent = 'SIGNED_IN'): AuthAction => ({
  type: 'session-changed',
  event,
  user,
  isSigningIn: false,
})
const after = (...actions: readonly AuthAction[]) => actions.reduce(reduceAuth, start)
const checkIn = (snapshot: AuthSnapshot) => currentCheck(snapshot)!
const signedIn = after(session(admin))
const verified = reduceAuth(signedIn, { type: 'check-ended', check: checkIn(signedIn), answer: 'admin' })

describe('reduceAuth', () => {
  it('is loading until the first look for a session, whatever that finds', () => {
    expect(start.state.status).toBe('loading')
    expect(after(session(undefined, 'INITIAL_SESSION')).state).toEqual({ status: 'signed-out' })
    expect(after(session(admin, 'INITIAL_SESSION')).state).toEqual({ status: 'checking', user: admin })
  })

  it.each<AuthEvent>([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'PASSWORD_RECOVERY',
    'MFA_CHALLENGE_VERIFIED',
  ])('takes a session that appears with %s, and keeps the answer when it comes for the same user', (event) => {
    expect(after(session(admin, event)).state.status).toBe('checking')
    expect(reduceAuth(verified, session(admin, event))).toBe(verified)
  })

  it('tells a session of a sign-in from one that was found', () => {
    const signing = after({ type: 'session-changed', event: 'SIGNED_IN', user: admin, isSigningIn: true })
    expect(signing.state.status).toBe('signing-in')
    expect(reduceAuth(signing, { type: 'sign-in-ended' }).state.status).toBe('checking')
    expect(reduceAuth(verified, { type: 'sign-in-ended' })).toBe(verified)
  })

  it('knows nobody after SIGNED_OUT, and no administrator without an answer for this very user', () => {
    expect(reduceAuth(verified, session(undefined, 'SIGNED_OUT')).state).toEqual({ status: 'signed-out' })
    expect(reduceAuth(verified, session(stranger)).state).toEqual({ status: 'checking', user: stranger })
  })

  it('drops an answer that comes after the sign-out, for another user, or for an earlier session of the same user', () => {
    const late: AuthAction = { type: 'check-ended', check: checkIn(signedIn), answer: 'admin' }
    const others = [
      reduceAuth(signedIn, session(undefined, 'SIGNED_OUT')),
      reduceAuth(signedIn, session(stranger)),
      [session(undefined, 'SIGNED_OUT'), session(admin)].reduce(reduceAuth, signedIn),
    ]
    for (const snapshot of others) {
      expect(reduceAuth(snapshot, late)).toBe(snapshot)
      expect(isCurrent(checkIn(signedIn), snapshot)).toBe(false)
    }
  })

  it('keeps the last answer while it is asked for again, and takes the new one', () => {
    const check = checkIn(verified)
    const asking = reduceAuth(verified, { type: 'check-started', check })
    expect(asking.state).toEqual({ status: 'admin', user: admin, isRefreshing: true })
    for (const answer of ['admin', 'not-admin', 'unverified'] as const) {
      expect(reduceAuth(asking, { type: 'check-ended', check, answer }).state).toEqual({
        status: answer,
        user: admin,
        isRefreshing: false,
      })
    }
    expect(reduceAuth(signedIn, { type: 'check-started', check: checkIn(signedIn) })).toBe(signedIn)
  })

  it('knows the new address of a user, and what was answered about them', () => {
    const renamed = { ...admin, email: 'new@dira.example' }
    expect(reduceAuth(verified, session(renamed, 'USER_UPDATED')).state).toEqual({
      status: 'admin',
      user: renamed,
      isRefreshing: false,
    })
  })
})

describe('currentCheck', () => {
  it('is none without a user', () => {
    expect(currentCheck(start)).toBeUndefined()
    expect(userOf(start.state)).toBeUndefined()
    expect(currentCheck(after(session(undefined)))).toBeUndefined()
  })
})
