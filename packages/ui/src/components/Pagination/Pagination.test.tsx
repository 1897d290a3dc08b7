import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { PageBody } from '../PageBody/PageBody.tsx'
import { Pagination } from './Pagination.tsx'

const hrefOf = (page: number) => `/listings?page=${page}`
const show = (page: number, pageCount: number) =>
  render(<Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />)

it('links every page that is worth it, and marks the current one', () => {
  show(5, 9)
  const pages = within(screen.getByRole('list')).getAllByRole('link')
  expect(pages.map((link) => link.getAttribute('href'))).toEqual([1, 4, 5, 6, 9].map(hrefOf))
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 5')
})

it('tells browsers and crawlers the page before and the page after', () => {
  show(2, 4)
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev')
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', hrefOf(1))
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', hrefOf(3))
})

it('leads nowhere beyond the ends', () => {
  show(1, 2)
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
  expect(screen.getByText('Previous')).toBeVisible()
  show(2, 2)
  expect(screen.getAllByText('Next').filter((next) => next.tagName !== 'A')).toHaveLength(1)
})

it('is not there for a single page', () => {
  show(1, 1)
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('lets no word run into another on the narrowest screen', async () => {
  await browser.viewport(320, 640)
  render(
    <PageBody>
      <Pagination page={57} pageCount={133} hrefOf={hrefOf} />
    </PageBody>,
  )
  const words = ['Previous', 'Page 57 of 133', 'Next'].map((word) => {
    // The letters are measured, as their box may be too small for them.
    const letters = document.createRange()
    letters.selectNodeContents(screen.getByText(word))
    return letters.getBoundingClientRect()
  })
  for (const [index, word] of words.entries()) expect(word.left).toBeGreaterThanOrEqual(words[index - 1]?.right ?? 0)
  await browser.viewport(1280, 800)
})

it('stands with its numbers in the middle, however long the words beside them', () => {
  show(57, 133)
  const middleOf = ({ left, right }: DOMRect) => (left + right) / 2
  const numbers = screen.getByRole('list').getBoundingClientRect()
  expect(middleOf(numbers)).toBeCloseTo(middleOf(screen.getByRole('navigation').getBoundingClientRect()))
})

it('says where one is on a narrow screen, in place of the numbers', async () => {
  await browser.viewport(390, 800)
  show(2, 4)
  expect(screen.getByText('Page 2 of 4')).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
  await browser.viewport(1280, 800)
  expect(screen.getByRole('list')).toBeVisible()
})
