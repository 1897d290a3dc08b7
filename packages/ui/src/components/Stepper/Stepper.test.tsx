import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { Stepper } from './Stepper.tsx'

const steps = [
  { name: 'Package', note: 'Standard', href: '/get-listed?step=1' },
  { name: 'Your business' },
  { name: 'Your page' },
  { name: 'Check and send' },
]

afterEach(() => browser.viewport(1280, 800))

it('lists the steps, says which is shown and which are done', () => {
  render(<Stepper steps={steps} current={2} />)
  const navigation = within(screen.getByRole('navigation', { name: 'Progress' }))
  const stops = navigation.getAllByRole('listitem')
  expect(stops).toHaveLength(4)
  expect(stops.map((stop) => stop.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
  expect(stops.map((stop) => stop.textContent.includes('done'))).toEqual([true, false, false, false])
})

it('leads back only where there is an address', () => {
  render(<Stepper steps={steps} current={2} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: /^1\. Package/ })).toHaveAttribute('href', '/get-listed?step=1')
})

it('says on a narrow screen which step of how many it is, and keeps every stop', async () => {
  render(<Stepper steps={steps} current={2} />)
  expect(screen.getByText('Step 2 of 4: Your business')).not.toBeVisible()
  expect(screen.getByText('3. Your page').offsetWidth).toBeGreaterThan(20)
  await browser.viewport(390, 800)
  expect(screen.getByText('Step 2 of 4: Your business')).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  const link = screen.getByRole('link', { name: /^1\. Package/ })
  expect(Math.min(link.offsetWidth, link.offsetHeight)).toBeGreaterThanOrEqual(44)
})

it('runs the way of the text', () => {
  render(
    <div dir="rtl">
      <Stepper steps={steps} current={1} />
    </div>,
  )
  const [first, second] = screen.getAllByRole('listitem').map((stop) => stop.getBoundingClientRect().right)
  expect(first).toBeGreaterThan(second ?? Infinity)
})
