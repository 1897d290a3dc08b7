import { expect, it } from 'vitest'
import { ownerPlaceAt } from './ownerPaths.ts'

it('the sign-in is no page for who is signed in', () => expect(ownerPlaceAt('/owner/sign-in')).toBeUndefined())
