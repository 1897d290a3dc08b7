import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { LinkButton } from './LinkButton.tsx'

// The styles of Link come after those of Button here, and before them on other pages.
it.each(['primary', 'secondary', 'sun', 'inverse'] as const)('looks like a button as %s', (variant) => {
  render(
    <>
      <LinkButton href="/listings" variant={variant}>
        Back
      </LinkButton>
      <Button variant={variant}>Back</Button>
    </>,
  )
  const [link, button] = [screen.getByRole('link'), screen.getByRole('button')].map((element) => {
    const { color, textDecorationLine, display } = getComputedStyle(element)
    return { color, textDecorationLine, display, width: element.offsetWidth, height: element.offsetHeight }
  })
  expect(link).toEqual(button)
})
