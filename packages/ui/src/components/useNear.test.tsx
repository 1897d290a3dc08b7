import { render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { useNear } from './useNear.ts'

function Far({ by }: { by: number }) {
  const ref = useRef<HTMLParagraphElement>(null)
  const isNear = useNear(ref)
  return (
    <p ref={ref} style={{ marginBlockStart: by }}>
      {isNear ? 'near' : 'far'}
    </p>
  )
}

it('tells of what is in the window', async () => {
  render(<Far by={0} />)
  await waitFor(() => expect(screen.getByText('near')).toBeVisible())
})

it('tells of what is far below only once it comes near, and does not take that back', async () => {
  render(<Far by={8000} />)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  screen.getByText('far').scrollIntoView()
  await waitFor(() => expect(screen.getByText('near')).toBeInTheDocument())
  window.scrollTo(0, 0)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  expect(screen.getByText('near')).toBeInTheDocument()
})
