import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Grid, type GridProps } from './Grid.tsx'

afterEach(() => page.viewport(1280, 800))

const show = (props: GridProps = {}) =>
  render(
    <Grid as="ul" {...props}>
      {Array.from({ length: 12 }, (_, index) => (
        <li key={index}>Ngorongoro-Conservation-Area-{index}</li>
      ))}
    </Grid>,
  )

/** How many items are beside each other in the first row. */
function columnCount(): number {
  const tops = screen.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top)
  return tops.filter((top) => top === tops[0]).length
}

describe('the number of columns', () => {
  it.each([
    [320, 1],
    [719, 1],
    [720, 2],
    [1023, 2],
    [1024, 3],
    [1440, 3],
  ])('at %i pixels is %i', async (width, count) => {
    await page.viewport(width, 800)
    show()
    expect(columnCount()).toBe(count)
  })

  it.each([
    [390, 2],
    [800, 2],
    [1279, 4],
    [1280, 6],
  ])('at %i pixels is %i, where the parent says from which widths on', async (width, count) => {
    await page.viewport(width, 800)
    show({ columns: { base: 2, lg: 4, xl: 6 } })
    expect(columnCount()).toBe(count)
  })
})

it.each([2, 3, 4] as const)(
  'gives %i columns one width, whatever stands in them, and stays inside the page',
  async (base) => {
    await page.viewport(320, 800)
    render(
      <Grid as="ul" columns={{ base }} gap={4}>
        <li>Maun</li>
        <li>Ngorongorohighlandssafarivehicles</li>
        <li>Lamu</li>
        <li>Goma</li>
      </Grid>,
    )
    const boxes = screen.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    const widths = boxes.map(({ width }) => width)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.5)
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(320)
  },
)
