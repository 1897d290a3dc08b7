import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type SubmitEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, it, vi } from 'vitest'
import { sendWithoutScript } from '../../testing/sendWithoutScript.ts'
import { write } from '../../testing/write.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'
import { Select } from '../Select/Select.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, type FormProps } from './Form.tsx'

const toppings = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]

const fields = (
  <>
    <TextField label="Name" name="name" required />
    <TextField label="Email" name="email" type="email" />
    <TextArea label="Message" name="message" />
    <Select label="Subject" name="subject" options={toppings} />
    <CheckboxGroup label="Answer" name="answer" options={toppings} defaultValue={['a']} />
    <Checkbox name="keep" value="yes">
      Keep it
    </Checkbox>
    <button type="submit">Send</button>
  </>
)

/** A form whose application answers each attempt with what `check` says. */
function Checked({ check, ...props }: { check: (attempt: number) => FormProps } & FormProps) {
  const [attempt, setAttempt] = useState(0)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
  }
  return (
    <Form {...props} {...(attempt > 0 && check(attempt))} onSubmit={send}>
      {fields}
    </Form>
  )
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const email = () => screen.getByRole('textbox', { name: 'Email' })

it('moves to the first field in error in the order of the page, which says what is wrong, and keeps what was typed', async () => {
  render(
    <Checked check={() => ({ errors: { message: 'Please write a message', email: 'Please enter an address' } })} />,
  )
  await write(screen.getByRole('textbox', { name: 'Name' }), 'Amahle')
  await send()
  expect(email()).toHaveFocus()
  expect(email()).toHaveAccessibleDescription('Please enter an address')
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeInvalid()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Amahle')
})

it('no longer calls a field wrong that is being mended, until the next attempt says so again', async () => {
  const errors = { name: 'Please enter your name', email: 'Please enter an address' }
  render(<Checked check={() => ({ errors })} />)
  await send()
  await write(email(), 'amahle@kivu.example')
  expect(email()).toBeValid()
  expect(email()).not.toHaveAccessibleDescription()
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid()
  await write(screen.getByRole('textbox', { name: 'Name' }), 'A')
  await send()
  expect(email()).toBeInvalid()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

it('goes there at every attempt', async () => {
  const errors = { email: 'Please enter an address' }
  render(<Checked check={() => ({ errors })} />)
  await send()
  await send()
  expect(email()).toHaveFocus()
})

it.each([
  ['subject', 'combobox'],
  ['answer', 'checkbox'],
] as const)('finds the field of %s too', async (name, role) => {
  render(<Checked check={() => ({ errors: { [name]: 'Please choose' } })} />)
  await send()
  expect(screen.getAllByRole(role)[0]).toHaveFocus()
})

it('says a message as an alert, which has the focus where no field is at fault', async () => {
  render(<Checked check={() => ({ message: 'Login failed' })} />)
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent('Login failed')
  expect(screen.getByRole('alert')).toHaveFocus()
})

it('waits for an answer that takes its time', async () => {
  const form = (props: FormProps) => (
    <Form onSubmit={(event) => event.preventDefault()} {...props}>
      {fields}
    </Form>
  )
  const { rerender } = render(form({}))
  await send()
  rerender(form({ isBusy: true, errors: { name: 'Of the attempt before' } }))
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
  rerender(form({ errors: { email: 'Please enter an address' } }))
  expect(email()).toHaveFocus()
})

it('leaves those alone who sent nothing, or type on', async () => {
  const form = (props: FormProps) => (
    <Form onSubmit={(event) => event.preventDefault()} {...props}>
      {fields}
    </Form>
  )
  const { rerender } = render(form({ errors: { email: 'Please enter an address' } }))
  expect(document.body).toHaveFocus()
  rerender(form({}))
  await send()
  await write(screen.getByRole('textbox', { name: 'Message' }), 'One thing more')
  rerender(form({ errors: { email: 'Please enter an address' } }))
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus()
})

it('is sent once, however often one presses', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  const { rerender } = render(<Form onSubmit={onSubmit}>{fields}</Form>)
  await send()
  rerender(
    <Form onSubmit={onSubmit} isBusy>
      {fields}
    </Form>,
  )
  const sent = vi.fn()
  screen
    .getByText('Send')
    .closest('form')
    ?.addEventListener('submit', (event) => sent(event.defaultPrevented))
  window.addEventListener('submit', (event) => sent(event.defaultPrevented), { once: true })
  await send()
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(sent).toHaveBeenLastCalledWith(true)
})

it('keeps the browser’s bubbles out of the way of the application', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  render(<Form onSubmit={onSubmit}>{fields}</Form>)
  await send()
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('prefers the word of a field to its own', () => {
  render(
    <Form errors={{ email: 'Of the form', toString: 'no field' }}>
      <TextField label="Email" name="email" error="Of the field" />
      <TextField label="Name" name="constructor" />
    </Form>,
  )
  expect(email()).toHaveAccessibleDescription('Of the field')
  expect(screen.getByRole('textbox', { name: 'Name' })).not.toBeInvalid()
})

it('sends every field without script', async () => {
  const sent = await sendWithoutScript(<Form action="/contact">{fields}</Form>, (page) => {
    const type = (name: string, text: string) => {
      page.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = text
    }
    type('name', 'Amahle')
    type('email', 'amahle@dube.example')
    type('message', 'Hello')
    type('subject', 'b')
    page.querySelector<HTMLElement>('[name=answer][value=b]')?.click()
    page.querySelector<HTMLElement>('[name=keep]')?.click()
    page.querySelector('button')?.click()
  })
  expect(sent).toEqual([
    ['name', 'Amahle'],
    ['email', 'amahle@dube.example'],
    ['message', 'Hello'],
    ['subject', 'b'],
    ['answer', 'a'],
    ['answer', 'b'],
    ['keep', 'yes'],
  ])
})

it('leaves it to the browser without script to say what is missing', async () => {
  const sent = await sendWithoutScript(<Form action="/contact">{fields}</Form>, (page) => {
    page.querySelector('button')?.click()
  })
  expect(sent).toBeUndefined()
})

it('keeps what was entered before the page came alive', async () => {
  const page = <Form>{fields}</Form>
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  container.querySelector('input')!.value = 'Amahle'
  container.querySelector('textarea')!.value = 'Hello'
  container.querySelector('select')!.value = 'b'
  container.querySelector<HTMLElement>('[name=answer][value=b]')?.click()
  container.querySelector<HTMLElement>('[name=keep]')?.click()
  const root = await act(async () => hydrateRoot(container, page))
  await act(async () => root.render(<Form message="Alive">{fields}</Form>))
  expect([...new FormData(container.querySelector('form')!)]).toEqual([
    ['name', 'Amahle'],
    ['email', ''],
    ['message', 'Hello'],
    ['subject', 'b'],
    ['answer', 'a'],
    ['answer', 'b'],
    ['keep', 'yes'],
  ])
  await act(async () => root.unmount())
  container.remove()
})

it('sends nothing while a required field is blank, says so there, and asks for no field that is not drawn', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  const required = { name: 'Please enter your name', answer: 'Please choose', fax: 'Please enter a number' }
  render(
    <Form required={required} message="Of the attempt before" onSubmit={onSubmit}>
      {fields}
    </Form>,
  )
  const name = screen.getByRole('textbox', { name: 'Name' })
  const [answer] = screen.getAllByRole('checkbox')
  await userEvent.type(name, '  ')
  await userEvent.click(answer!)
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(name).toHaveFocus()
  expect(name).toHaveAccessibleDescription('Please enter your name')
  expect(answer).toBeInvalid()
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.type(name, 'Amahle')
  expect(name).toBeValid()
  await send()
  expect(answer).toHaveFocus()
  await userEvent.click(answer!)
  await send()
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('keeps the option that is chosen where none was', async () => {
  function Choosing() {
    const [value, setValue] = useState('')
    return (
      <Form required={{ topping: 'Choose one' }} onSubmit={(event) => event.preventDefault()}>
        <Select
          label="Topping"
          name="topping"
          options={[{ value: '', label: 'Choose' }, ...toppings]}
          value={value}
          onChange={setValue}
        />
        <button type="submit">Send</button>
      </Form>
    )
  }
  render(<Choosing />)
  await send()
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Topping' })
  expect(select).toBeInvalid()
  select.value = 'b'
  // A browser fires one after the other, and React draws in between.
  await act(async () => select.dispatchEvent(new InputEvent('input', { bubbles: true })))
  await act(async () => select.dispatchEvent(new Event('change', { bubbles: true })))
  expect(select).toHaveValue('b')
  expect(select).toBeValid()
})
