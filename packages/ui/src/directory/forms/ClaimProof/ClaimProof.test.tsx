import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { standardCard } from '../../../testing/listingCards.ts'
import { ClaimProof, type ClaimProofProps } from './ClaimProof.tsx'

const CLAIM = {
  standing: 'code',
  reference: 'DIRA 7K4 M92',
  href: '/request#4f',
  way: 'call',
  triesLeft: 3,
  hasEvidence: false,
} as const

const page = (props: Partial<ClaimProofProps> = {}) => (
  <ClaimProof
    listing={{ card: standardCard, name: 'Jetty', place: 'Swakopmund', tierLabel: 'Standard', href: '/listings/jetty' }}
    contacts={{ email: 't••••@jetty.example', phone: '+264 •• ••• ••10' }}
    now={0}
    name="Selma"
    signInHref="/owner/sign-in"
    withoutScript="Call us."
    onNameChange={() => {}}
    onAsk={() => {}}
    onCode={() => {}}
    onEvidence={() => {}}
    onAccount={() => {}}
    onAgain={() => {}}
    onRetry={() => {}}
    {...props}
  />
)

it('has no field for another address or number', () => {
  render(page())
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual(['name'])
  expect(screen.getByRole('radio', { name: /t••••@jetty\.example/ })).toBeChecked()
})

it('asks for no other code before its time', async () => {
  const onAsk = vi.fn()
  const { rerender } = render(page({ claim: { ...CLAIM, againAt: new Date(60_000) }, onAsk }))
  expect(screen.getByRole('button', { name: 'Ask for a new code' })).toBeDisabled()
  rerender(page({ claim: { ...CLAIM, againAt: new Date(60_000) }, now: 60_000, onAsk }))
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a new code' }))
  expect(onAsk).toHaveBeenCalledWith('call', expect.anything())
})

it('moves the focus to what has become of the claim', () => {
  const { rerender } = render(page({ claim: CLAIM }))
  rerender(page({ claim: { ...CLAIM, standing: 'over' } }))
  const said = screen.getByText('This code no longer counts. Ask for a new one.')
  expect(said.closest('[role="status"]')).toHaveFocus()
})

it('takes figures alone as a code, six of them', async () => {
  const onCode = vi.fn()
  render(page({ claim: CLAIM, onCode }))
  const code = screen.getByRole('textbox', { name: /Six figures/ })
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(code).toHaveAttribute('inputmode', 'numeric')
  await userEvent.click(code)
  await userEvent.paste('Your code: 407 1239')
  expect(code).toHaveValue('407123')
  await userEvent.keyboard('{Enter}')
  expect(onCode).toHaveBeenCalledWith('407123')
})

it('has the focus in its code wherever the boxes are pressed', () => {
  render(page({ claim: CLAIM }))
  const code = screen.getByRole('textbox', { name: /Six figures/ })
  code.scrollIntoView()
  for (const box of code.nextElementSibling!.children) {
    const { x, y, width, height } = box.getBoundingClientRect()
    expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(code)
  }
})
