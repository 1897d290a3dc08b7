import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Stepper } from './Stepper.tsx'

it('says which step is shown and which are done', () => {
  render(<Stepper steps={[{ name: 'Package' }, { name: 'Your business' }, { name: 'Your page' }]} current={1} />)
  const [first, second, third] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('1. Package, done')
  expect(second).toHaveAttribute('aria-current', 'step')
  expect(third).toHaveTextContent('3. Your page')
  expect(third).not.toHaveTextContent('done')
  expect(screen.getByText('Step 2 of 3: Your business')).toBeInTheDocument()
})
