import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REFERENCE_SIGNS, requestReference } from './requestReference.ts'

describe('requestReference', () => {
  it.each(['DIRA 7K4 M92', 'dira7k4m92', ' Dira-7K4–M92 ', '7k4 m92', 'd i r a 7 K 4 M 9 2', 'DIRA\u00a07K4\tM92'])(
    'finds the reference in %j',
    (text) => {
      expect(requestReference(text)).toBe('DIRA 7K4 M92')
    },
  )

  it.each(['', 'DIRA', 'DIRA 7K4 M9', 'DIRA 7K4 M922', 'DIRA 1K4 M92', 'DIRA 7K4 MO2', '7K4 M9é', 'DIRADIRA 7K4 M92'])(
    'finds none in %j',
    (text) => {
      expect(requestReference(text)).toBeUndefined()
    },
  )

  it('reads back every reference, however it is written', () => {
    const sign = fc.constantFrom(...REFERENCE_SIGNS)
    const between = fc.constantFrom('', ' ', '-', '  ')
    fc.assert(
      fc.property(fc.array(sign, { minLength: 6, maxLength: 6 }), between, fc.boolean(), (signs, blank, isSmall) => {
        const written = ['DIRA', ...signs].join(blank)
        expect(requestReference(isSmall ? written.toLowerCase() : written)).toBe(
          `DIRA ${signs.slice(0, 3).join('')} ${signs.slice(3).join('')}`,
        )
      }),
    )
  })
})
