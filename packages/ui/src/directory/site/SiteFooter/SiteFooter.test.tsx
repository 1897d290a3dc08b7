import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleNote } from '../../../testing/siteChrome.ts'
import { SiteFooter } from './SiteFooter.tsx'

it('says whose it is, and that the listings are samples', () => {
  render(<SiteFooter columns={[]} note={sampleNote} />)
  const footer = screen.getByRole('contentinfo')
  expect(footer.textContent).toContain('© Dira. All rights reserved.')
  expect(footer.textContent).toContain(sampleNote)
})
