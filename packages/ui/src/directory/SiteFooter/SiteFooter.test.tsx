import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { footerColumns, sampleNote } from '../../testing/siteChrome.ts'
import { SiteFooter } from './SiteFooter.tsx'

it('has a navigation for each column, named by its heading', () => {
  render(<SiteFooter columns={footerColumns} />)
  const explore = screen.getByRole('navigation', { name: 'Explore' })
  expect(within(explore).getByRole('link', { name: 'Kenya' })).toBeVisible()
  expect(screen.getAllByRole('navigation')).toHaveLength(footerColumns.length)
})

it('says whose it is, and that the listings are samples', () => {
  render(<SiteFooter columns={[]} note={sampleNote} />)
  const footer = screen.getByRole('contentinfo')
  expect(footer.textContent).toContain('© Dira. All rights reserved.')
  expect(footer.textContent).toContain(sampleNote)
})
