import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contactDetails } from '../../../testing/contact.ts'
import { ContactDetails } from './ContactDetails.tsx'

it('keeps the digits of the phone number in their order on a page from right to left', () => {
  render(
    <div dir="rtl">
      <ContactDetails {...contactDetails} />
    </div>,
  )
  expect(getComputedStyle(screen.getByText('+27 21 555 0100')).direction).toBe('ltr')
})
