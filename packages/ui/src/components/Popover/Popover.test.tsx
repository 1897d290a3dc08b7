import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../Button/index.ts'
import { PageLocale } from '../PageLocale/index.ts'
import { Popover, PopoverTrigger, type PopoverProps } from './index.ts'

function Two(props: Partial<PopoverProps>) {
  return (
    <PageLocale>
      <div style={{ paddingInline: 24 }}>
        {['Category', 'Country'].map((name) => (
          <PopoverTrigger key={name}>
            <Button>{name}</Button>
            <Popover {...props}>{props.children ?? <button type="button">Any {name}</button>}</Popover>
          </PopoverTrigger>
        ))}
        <p>The page behind</p>
      </div>
    </PageLocale>
  )
}

const trigger = (name = 'Category') => screen.getByRole('button', { name })
const popover = (name = 'Category') => screen.queryByRole('dialog', { name })
const frame = () => popover()?.parentElement as HTMLElement
const closes = (name = 'Category') => waitFor(() => expect(popover(name)).toBeNull())

afterEach(async () => {
  document.documentElement.dir = 'ltr'
  await page.viewport(1280, 800)
})

it.each([false, true])(
  'is named by its trigger, takes the focus and gives it back (non-modal: %s)',
  async (isNonModal) => {
    render(<Two isNonModal={isNonModal} />)
    await userEvent.click(trigger())
    expect(trigger()).toHaveAttribute('aria-expanded', 'true')
    expect(popover()).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await closes()
    await waitFor(() => expect(trigger()).toHaveFocus())
  },
)

it.each([false, true])('closes by a press outside, not inside (non-modal: %s)', async (isNonModal) => {
  render(<Two isNonModal={isNonModal} />)
  await userEvent.click(trigger())
  await userEvent.click(screen.getByRole('button', { name: 'Any Category' }))
  expect(popover()).toBeInTheDocument()
  await userEvent.click(document.elementFromPoint(1270, 790) as Element)
  await closes()
})

it.each([false, true])('closes by its trigger and stays closed (non-modal: %s)', async (isNonModal) => {
  render(<Two isNonModal={isNonModal} />)
  await userEvent.click(trigger())
  const { left, top } = trigger().getBoundingClientRect()
  await userEvent.click(document.elementFromPoint(left + 20, top + 20) as Element)
  await closes()
  expect(trigger()).toHaveAttribute('aria-expanded', 'false')
})

it('puts the page out of reach', async () => {
  render(<Two />)
  await userEvent.click(trigger())
  expect(trigger('Country').closest('[inert]')).not.toBeNull()
})

it('leaves the page alive when it is not modal: one press leads from one to the next', async () => {
  render(<Two isNonModal />)
  await userEvent.click(trigger())
  await userEvent.click(trigger('Country'))
  expect(popover('Country')).toBeInTheDocument()
  await closes()
  expect(popover('Country')).toContainElement(document.activeElement as HTMLElement)
})

it('lets its content close it', async () => {
  render(
    <Two>
      {({ close }) => (
        <a href="#clear" onClick={close}>
          Clear
        </a>
      )}
    </Two>,
  )
  await userEvent.click(trigger())
  await userEvent.click(screen.getByRole('link', { name: 'Clear' }))
  await closes()
})

it('takes the side of the page where the lines begin, in either direction', async () => {
  render(<Two />)
  for (const dir of ['ltr', 'rtl'] as const) {
    document.documentElement.dir = dir
    await userEvent.click(await screen.findByRole('button', { name: 'Category' }))
    const side = dir === 'ltr' ? 'left' : 'right'
    expect(frame().getBoundingClientRect()[side]).toBeCloseTo(trigger().getBoundingClientRect()[side], 0)
    expect(getComputedStyle(frame()).direction).toBe(dir)
    await userEvent.keyboard('{Escape}')
    await closes()
  }
})

it('never leaves a narrow window, and scrolls inside', async () => {
  await page.viewport(320, 480)
  render(
    <Two foot="2 selected">
      <div style={{ inlineSize: 280, blockSize: 2000 }} />
    </Two>,
  )
  await userEvent.click(trigger())
  await vi.waitFor(() => {
    const { left, right, top, bottom } = frame().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(16)
    expect(right).toBeLessThanOrEqual(304)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(480)
  })
  expect(screen.getByText('2 selected').getBoundingClientRect().bottom).toBeLessThanOrEqual(480)
})
