import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../Button/Button.tsx'
import { KeyHint } from './KeyHint.tsx'

afterEach(() => page.viewport(1280, 800))

it('is read where it is a text, with the names that keys have', () => {
  render(<KeyHint keys="g $mod+Escape [Shift]+? [" look="text" />)
  const shown = screen.getAllByText(/./, { selector: 'kbd' }).map((key) => key.textContent)
  expect(shown).toEqual(['G', 'Ctrl', 'Esc', '?', '['])
})

it('is no part of the name of what it stands on, and not there on a narrow screen', async () => {
  render(
    <Button aria-keyshortcuts="Control+S">
      Save <KeyHint keys="$mod+s" />
    </Button>,
  )
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
  expect(screen.getByText('Ctrl')).toBeVisible()
  await page.viewport(390, 844)
  expect(screen.getByText('Ctrl')).not.toBeVisible()
})
