import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Tabs, type TabsProps } from './Tabs.tsx'

const tabs = ['About', 'Hours', 'Offers'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <a href={`#${label}`}>More of {label}</a>,
}))
const many = Array.from({ length: 12 }, (_, index) => ({
  id: `${index}`,
  label: `Department ${index}`,
  content: `Panel ${index}`,
}))

afterEach(async () => {
  document.documentElement.removeAttribute('dir')
  await page.viewport(1280, 800)
})

const show = (props: Partial<TabsProps> = {}) =>
  render(
    <div style={{ paddingInline: 16 }}>
      <Tabs label="The business" tabs={tabs} {...props} />
    </div>,
  )
const tab = (name: string) => screen.getByRole('tab', { name })
const chosen = () => screen.getByRole('tab', { selected: true }).textContent

it('shows the panel of the chosen tab, under its name', async () => {
  show()
  expect(screen.getByRole('tablist', { name: 'The business' })).toBeVisible()
  expect(screen.getByRole('tabpanel', { name: 'About' })).toBeVisible()
  await userEvent.click(tab('Offers'))
  expect(screen.getByRole('tabpanel', { name: 'Offers' })).toBeVisible()
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
  expect(tab('Offers')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id)
})

it('keeps the other panels in the document, with what was done in them', async () => {
  show({ tabs: [{ id: 'form', label: 'Form', content: <input aria-label="Name" /> }, ...tabs] })
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Amahle')
  await userEvent.click(tab('Hours'))
  expect(screen.getByText('More of Offers')).toBeInTheDocument()
  await userEvent.click(tab('Form'))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Amahle')
})

it('begins where it is told, and tells what was chosen', async () => {
  const onSelectionChange = vi.fn()
  show({ defaultSelectedKey: 'hours', onSelectionChange })
  expect(chosen()).toBe('Hours')
  await userEvent.click(tab('Hours'))
  await userEvent.click(tab('Offers'))
  expect(onSelectionChange.mock.calls).toEqual([['offers']])
})

it('shows what the parent keeps', async () => {
  function Kept() {
    const [key, setKey] = useState('offers')
    return <Tabs label="The business" tabs={tabs} selectedKey={key} onSelectionChange={setKey} />
  }
  const { unmount } = render(<Kept />)
  expect(chosen()).toBe('Offers')
  await userEvent.click(tab('About'))
  expect(chosen()).toBe('About')
  unmount()

  show({ selectedKey: 'offers' })
  await userEvent.click(tab('About'))
  expect(chosen()).toBe('Offers')
})

describe('by keyboard', () => {
  it('is one stop, at the chosen tab, and the next is its panel', async () => {
    show({ defaultSelectedKey: 'hours' })
    await userEvent.tab()
    expect(tab('Hours')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('tabpanel', { name: 'Hours' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'More of Hours' })).toHaveFocus()
  })

  it.each([
    ['ltr', '{ArrowRight}', 'Offers'],
    ['ltr', '{ArrowRight}{ArrowRight}', 'About'],
    ['ltr', '{ArrowLeft}{ArrowLeft}', 'Offers'],
    ['ltr', '{Home}', 'About'],
    ['ltr', '{End}', 'Offers'],
    ['rtl', '{ArrowRight}', 'About'],
    ['rtl', '{ArrowLeft}', 'Offers'],
    ['rtl', '{Home}', 'About'],
  ])('in a page that runs %s, %s from the middle chooses %s', async (dir, keys, name) => {
    document.documentElement.dir = dir
    show({ defaultSelectedKey: 'hours' })
    tab('Hours').focus()
    await userEvent.keyboard(keys)
    expect(tab(name)).toHaveFocus()
    expect(chosen()).toBe(name)
  })

  it('leaves the keys of browser and system alone', async () => {
    show()
    tab('About').focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(chosen()).toBe('About')
  })
})

describe('on a phone', () => {
  const isInSight = (element: HTMLElement) => {
    const { left, right } = element.getBoundingClientRect()
    return left >= 0 && right <= window.innerWidth
  }

  it.each(['ltr', 'rtl'])('scrolls inside itself and brings the chosen tab into sight, %s', async (dir) => {
    await page.viewport(320, 640)
    document.documentElement.dir = dir
    show({ tabs: many, defaultSelectedKey: '11' })
    expect(document.documentElement.scrollWidth).toBe(320)
    expect(isInSight(tab('Department 11'))).toBe(true)
    expect(isInSight(tab('Department 0'))).toBe(false)
    tab('Department 11').focus()
    await userEvent.keyboard('{Home}')
    expect(isInSight(tab('Department 0'))).toBe(true)
    expect(window.scrollX).toBe(0)
  })

  it('brings a tab that is touched at the edge fully into sight, and does not move the page', async () => {
    await page.viewport(320, 640)
    render(<div style={{ blockSize: 2000 }}>Before</div>)
    show({ tabs: many })
    window.scrollTo(0, 1900)
    const before = window.scrollY
    const cut = screen.getAllByRole('tab').find((element) => !isInSight(element))
    // Without user-event, which would bring it into sight itself.
    cut?.click()
    await vi.waitFor(() => expect(isInSight(cut!)).toBe(true))
    expect(window.scrollY).toBe(before)
  })
})

it('shows all panels under their headings to those without script', async () => {
  const styles = [...document.querySelectorAll('style, link[rel="stylesheet"]')].map(({ outerHTML }) => outerHTML)
  const frame = document.createElement('iframe')
  // A frame that may not run scripts is a browser without script.
  frame.sandbox.add('allow-same-origin')
  frame.srcdoc = `${styles.join('')}${renderToString(<Tabs label="The business" tabs={tabs} headingLevel={2} />)}`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  await loaded

  const inside = frame.contentDocument!
  expect(inside.querySelector('[role="tablist"]')).not.toBeVisible()
  const order = [...inside.querySelectorAll('h2, a')]
  for (const element of order) expect(element.checkVisibility()).toBe(true)
  expect(order.map(({ textContent }) => textContent)).toEqual([
    'About',
    'More of About',
    'Hours',
    'More of Hours',
    'Offers',
    'More of Offers',
  ])
  frame.remove()
})
