import { describe, expect, it } from 'vitest'
import { NEW_APPLICATION, type Application } from '../../application/application.ts'
import { faultsOf, firstFaultyStep } from './checkApplication.ts'

const BAKERY: Application = {
  ...NEW_APPLICATION,
  plan: 'premium',
  businessName: 'Outjo Oven',
  category: 'restaurants-dining',
  country: 'NA',
  city: 'Outjo',
  phone: '+264 67 313 024',
  contactName: 'Ndapewa',
  contactEmail: 'ndapewa@outjo.example',
}

const namesOf = (application: Application, step: number) => faultsOf(application, step).map(({ name }) => name)

describe('checking an application', () => {
  it('finds nothing in one that is whole', () => {
    expect(firstFaultyStep(BAKERY)).toBeUndefined()
  })

  it('names what a step needs, in the order of its fields', () => {
    expect(namesOf(NEW_APPLICATION, 1)).toEqual(['businessName', 'category', 'country', 'phone'])
    expect(namesOf(NEW_APPLICATION, 3)).toEqual(['contactName', 'contactEmail'])
    expect(firstFaultyStep({ ...BAKERY, contactName: ' ' })).toBe(3)
  })

  it.each([
    ['email', 'bread@', 1],
    ['website', 'no website', 1],
    ['phone', 'no number', 1],
    ['position', 'by the river', 2],
    ['contactEmail', 'ndapewa', 3],
  ] as const)('does not take %s %j', (field, text, step) => {
    expect(namesOf({ ...BAKERY, [field]: text }, step)).toEqual([field])
  })

  it('asks nothing of what the package does not show', () => {
    expect(namesOf({ ...BAKERY, plan: 'classified', email: 'bread@' }, 1)).toEqual([])
  })
})
