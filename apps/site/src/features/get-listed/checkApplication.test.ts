import { describe, expect, it } from 'vitest'
import { NEW_APPLICATION, type Application } from '../../shared/application/application.ts'
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

  it('names each photograph that nothing is said of', () => {
    const image = { url: `/media/${'0'.repeat(32)}-90x60/90.webp`, isDecoration: false }
    const images = [
      { ...image, id: '1', alt: 'Loaves' },
      { ...image, id: '2', alt: ' ' },
      { ...image, id: '3', alt: '', isDecoration: true },
      { ...image, id: '4', alt: '' },
    ]
    const error = 'Say what it shows, or mark it as decoration.'
    expect(faultsOf({ ...BAKERY, images }, 2)).toEqual([
      { name: 'images.1.alt', label: 'Image 2', error },
      { name: 'images.3.alt', label: 'Image 4', error },
    ])
    expect(namesOf({ ...BAKERY, plan: 'classified', images }, 2)).toEqual([])
  })

  it('asks nothing of what the package does not show', () => {
    expect(namesOf({ ...BAKERY, plan: 'classified', email: 'bread@' }, 1)).toEqual([])
  })
})
