import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { lengthenTexts, longer } from './lengthenTexts.ts'

it.each(['Search', 'Show all 9 countries', 'Find the Best Businesses Across Africa', 'No listings found matching'])(
  '%j becomes longer by two fifths, and can still be read',
  (text) => {
    expect(longer(text).length).toBe(text.length + Math.round(text.length * 0.4))
    expect(longer(text).replaceAll(/([aeiouy])\1+/gi, '$1').length).toBeLessThanOrEqual(text.length)
  },
)

it.each(['', '  ', '+254 20 555 0177', '1 / 3'])('%j, which has no vowel, stays as it is', (text) => {
  expect(longer(text)).toBe(text)
})

it('lengthens what is there, what comes and what changes, and gives all of it back', async () => {
  function Counter() {
    const [count, setCount] = useState(0)
    return (
      <>
        <button onClick={() => setCount(count + 1)}>Press</button>
        <output>{`Pressed ${count}`}</output>
        {count > 0 && <p>Again</p>}
      </>
    )
  }
  const { container } = render(<Counter />)
  const stop = lengthenTexts(container)
  expect(container.textContent).toBe(longer('Press') + longer('Pressed 0'))
  screen.getByRole('button').click()
  await expect.poll(() => container.textContent).toBe(longer('Press') + longer('Pressed 1') + longer('Again'))
  stop()
  expect(container.textContent).toBe('PressPressed 1Again')
})
