import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contactDetails } from '../../testing/contact.ts'
import { ContactDetails } from './ContactDetails.tsx'

it('names each way, and makes links of those that can be taken at once', () => {
  render(<ContactDetails {...contactDetails} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Email', 'Phone', 'Address'])
  expect(screen.getByRole('link', { name: 'hello@dira.example' })).toHaveAttribute('href', 'mailto:hello@dira.example')
  expect(screen.getByRole('link', { name: '+27 21 555 0100' })).toHaveAttribute('href', 'tel:+27215550100')
  expect(screen.getByText('12 Loop Street, Cape Town, South Africa')).toBeVisible()
})

it('keeps the digits of the phone number in their order on a page from right to left', () => {
  render(
    <div dir="rtl">
      <ContactDetails {...contactDetails} />
    </div>,
  )
  expect(getComputedStyle(screen.getByText('+27 21 555 0100')).direction).toBe('ltr')
})
