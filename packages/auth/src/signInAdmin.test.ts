import { describe, expect, it, vi } from 'vitest'
import { signInAdmin, type SignInSteps } from './signInAdmin.ts'

const user = { id: '1', email: 'a@dira.example' }
const error = { code: 'unreachable', message: 'no answer' } as const
const typed = { email: ' a@dira.example ', password: '123456' }

function steps(changed: Partial<SignInSteps> = {}) {
  const done: string[] = []
  const note = <A extends readonly unknown[], T>(name: string, call: (...args: A) => Promise<T>) => {
    return async (...args: A) => {
      done.push(name)
      return call(...args)
    }
  }
  const usual: SignInSteps = {
    signIn: async () => ({ ok: true, value: user }),
    checkAdmin: async () => ({ ok: true, value: true }),
    signOut: async () => undefined,
    ...changed,
  }
  const { signIn, checkAdmin, signOut } = usual
  return {
    done,
    steps: {
      signIn: note('sign in', signIn),
      checkAdmin: note('check', checkAdmin),
      signOut: note('sign out', signOut),
    },
  }
}

describe('signInAdmin', () => {
  it('signs in with what was typed, then checks', async () => {
    const signIn = vi.fn(steps().steps.signIn)
    const { done, steps: usual } = steps({ signIn })
    expect(await signInAdmin(typed, usual)).toEqual({ ok: true, value: user })
    expect(done).toEqual(['sign in', 'check'])
    expect(signIn).toHaveBeenCalledWith({ email: 'a@dira.example', password: '123456' })
  })

  it('asks nobody about what is no address and password', async () => {
    const { done, steps: usual } = steps()
    expect(await signInAdmin({ email: 'a', password: '1' }, usual)).toMatchObject({
      error: { code: 'credentials-invalid' },
    })
    expect(done).toEqual([])
  })

  const broken = async () => Promise.reject(new Error('broken'))
  it.each<[string, Partial<SignInSteps>, string, string, string[]]>([
    ['is refused', { signIn: async () => ({ ok: false, error }) }, 'login-failed', 'no answer', ['sign in']],
    ['throws', { signIn: broken }, 'login-exception', '', ['sign in', 'sign out']],
    [
      'is no administrator’s',
      { checkAdmin: async () => ({ ok: true, value: false }) },
      'access-denied',
      '',
      ['sign in', 'check', 'sign out'],
    ],
    [
      'cannot be checked',
      { checkAdmin: async () => ({ ok: false, error }) },
      'login-verification-failed',
      'no answer',
      ['sign in', 'check', 'sign out'],
    ],
    [
      'is checked by something that throws',
      { checkAdmin: broken },
      'login-exception',
      '',
      ['sign in', 'check', 'sign out'],
    ],
    [
      'cannot be signed out of',
      { checkAdmin: broken, signOut: broken },
      'login-exception',
      '',
      ['sign in', 'check', 'sign out'],
    ],
  ])('leaves nobody signed in when it %s', async (_, changed, code, message, expected) => {
    const { done, steps: changedSteps } = steps(changed)
    expect(await signInAdmin(typed, changedSteps)).toEqual({ ok: false, error: { code, message } })
    expect(done).toEqual(expected)
  })
})
