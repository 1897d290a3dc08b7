import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ClassifiedsMasthead, type ClassifiedsMastheadProps } from './ClassifiedsMasthead.tsx'

afterEach(() => page.viewport(1280, 800))

const show = async (width: number, props: Partial<ClassifiedsMastheadProps> = {}) => {
  await page.viewport(width, 800)
  render(<ClassifiedsMasthead pricingHref="/pricing" price="R595" countries={9} ads={295} {...props} />)
}

it('stands between two ears of one height, the price at the start', async () => {
  await show(1440, { pricingHref: '/prices' })
  const title = screen.getByRole('heading', { level: 1, name: 'Classifieds' }).getBoundingClientRect()
  const [first, last] = [screen.getByText('R595 a year'), screen.getByText('Call them direct')].map((word) =>
    word.parentElement!.getBoundingClientRect(),
  )
  expect(first!.right).toBeLessThan(title.left)
  expect(last!.left).toBeGreaterThan(title.right)
  expect(first!.height).toBe(last!.height)
  expect(screen.getByRole('link', { name: 'Choose Classified' })).toHaveAttribute('href', '/prices')
})

it('has no ears on a phone, and the facts all the same', async () => {
  await show(390)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('9 countries')).toBeVisible()
  expect(screen.getByText('295 ads')).toBeVisible()
})

it('counts one as one, and says nothing of what is not known', async () => {
  await show(1280, { countries: 1, ads: undefined })
  expect(screen.getByText('1 country')).toBeVisible()
  expect(screen.queryByText(/\bads?$/)).toHaveTextContent('Place an ad')
})

it('keeps its height while the facts are on their way', async () => {
  await show(1280)
  const { height } = screen.getByRole('banner').getBoundingClientRect()
  await show(1280, { countries: undefined, ads: undefined })
  expect(screen.getAllByRole('banner').map((one) => one.getBoundingClientRect().height)).toEqual([height, height])
})
