import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Hero } from './Hero.tsx'

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

it('is 600 pixels high and holds the heading of the page', () => {
  render(<Hero headline="Find the Best Businesses Across Africa">the search</Hero>)
  const heading = screen.getByRole('heading', { level: 1, name: 'Find the Best Businesses Across Africa' })
  expect(heading.closest('section')?.offsetHeight).toBe(600)
})

it('changes its hour with the theme', () => {
  const { container } = render(<Hero headline="Find">the search</Hero>)
  const picture = () => getComputedStyle(container.querySelector('[aria-hidden]') as Element).backgroundImage
  document.documentElement.dataset['theme'] = 'light'
  expect(picture()).toContain('hero-day')
  document.documentElement.dataset['theme'] = 'dark'
  expect(picture()).toContain('hero-night')
})
