import { missingContactFields, type ContactMessage } from '@dira/directory-core'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.browser'
import { expect, it, vi } from 'vitest'
import { write } from '../../../testing/write.ts'
import { ContactForm, type ContactFormProps, type ContactFormResult } from './ContactForm.tsx'

const form = (onSubmit: ContactFormProps['onSubmit'], props?: Partial<ContactFormProps>) => (
  <ContactForm onSubmit={onSubmit} privacyHref="/privacy" withoutScript={<a href="tel:+1">+1</a>} {...props} />
)

const field = (name: string) => screen.getByRole('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }))

async function fillIn({ name, email, message }: Omit<ContactMessage, 'subject'>) {
  await write(field('Name'), name)
  await write(field('Email'), email)
  await write(field('Message'), message)
}

const dube = { name: 'Amahle Dube', email: 'amahle@dube.example', message: 'Hello' }

it('gives what was written, and empties every field when it was stored, the given subject too', async () => {
  const onSubmit = vi.fn<ContactFormProps['onSubmit']>(async () => ({ ok: true }))
  render(form(onSubmit, { defaultSubject: 'Standard package' }))
  await fillIn(dube)
  await send()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...dube, subject: 'Standard package' }, expect.anything())
  for (const box of screen.getAllByRole('textbox')) await waitFor(() => expect(box).toHaveValue(''))
})

it('keeps everything when it was not, and says why', async () => {
  render(form(async () => ({ ok: false, message: 'It could not be sent' }), { defaultSubject: 'Plans' }))
  await fillIn(dube)
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('It could not be sent')
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual([
    dube.name,
    dube.email,
    'Plans',
    dube.message,
  ])
})

it('asks for what is missing at its place, and goes to the first of it', async () => {
  render(
    form(async (message) => {
      const missing = missingContactFields(message)
      return missing.length > 0 ? { ok: false, missing } : { ok: true }
    }),
  )
  await write(field('Name'), dube.name)
  await send()
  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(field('Email')).toHaveAccessibleDescription('Please enter your email address')
  expect(field('Message')).toHaveAccessibleDescription('Please enter your message')
  expect(field('Name')).not.toBeInvalid()
})

it('shows what else is wrong with a field', async () => {
  render(form(async () => ({ ok: false, errors: { email: 'Please enter a valid email address' } })))
  await fillIn({ ...dube, email: 'amahle' })
  await send()
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address'))
})

it.each([
  ['Name', 120],
  ['Email', 254],
  ['Subject (optional)', 200],
  ['Message', 5000],
])('takes a %s of %i characters and not one more, and says so before anything is sent', async (name, limit) => {
  const onSubmit = vi.fn<ContactFormProps['onSubmit']>(async () => ({ ok: false }))
  render(form(onSubmit))
  await fillIn(dube)
  await userEvent.clear(field(name))
  await userEvent.click(field(name))
  await userEvent.paste('x'.repeat(limit + 1))
  await send()
  await waitFor(() => expect(field(name)).toHaveFocus())
  expect(field(name)).toHaveAccessibleDescription(`Too long: at most ${limit} characters`)
  expect(field(name)).toHaveValue('x'.repeat(limit + 1))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.type(field(name), '{Backspace}')
  await send()
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('is sent once while it is on its way, and again after that', async () => {
  const answers: ((result: ContactFormResult) => void)[] = []
  const onSubmit = vi.fn(() => new Promise<ContactFormResult>((resolve) => answers.push(resolve)))
  render(form(onSubmit))
  await send()
  await userEvent.click(await screen.findByRole('button', { name: /Sending/ }))
  expect(onSubmit).toHaveBeenCalledOnce()
  answers[0]?.({ ok: false })
  await screen.findByRole('button', { name: 'Send Message' })
  await send()
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

it('says that it takes a moment while the device proves that this is no flood, and keeps what was typed', async () => {
  const answers: ((result: ContactFormResult) => void)[] = []
  render(
    form(async (_, { onChallenge }) => {
      onChallenge()
      return new Promise((resolve) => answers.push(resolve))
    }),
  )
  await fillIn(dube)
  await send()
  expect(await screen.findByRole('button', { name: 'One moment...' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('One moment...')
  expect(field('Message')).toHaveValue(dube.message)
  answers[0]?.({ ok: false })
  await screen.findByRole('button', { name: 'Send Message' })
})

it('tells who fills in what nobody sees, and finds a person out who was quick', async () => {
  const answers: boolean[] = []
  const { container } = render(
    form(async (_, sender) => {
      answers.push(await sender.isPerson())
      return { ok: false }
    }),
  )
  await send()
  await waitFor(() => expect(answers).toEqual([true]), { timeout: 10_000 })
  const hidden = container.querySelector<HTMLInputElement>('[aria-hidden="true"] input')!
  expect(hidden.tabIndex).toBe(-1)
  hidden.value = 'spam'
  await screen.findByRole('button', { name: 'Send Message' })
  await send()
  await waitFor(() => expect(answers).toEqual([true, false]), { timeout: 10_000 })
})

it('says what it is for, and where it is said what is stored', () => {
  render(form(async () => ({ ok: true })))
  expect(screen.getByText(/to answer you/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'What we store' })).toHaveAttribute('href', '/privacy')
})

it('has five lines for the message', () => {
  render(form(async () => ({ ok: true })))
  expect(field('Message')).toHaveAttribute('rows', '5')
})

it('gives other ways without script, and nothing that would put the message into the address', () => {
  const html = renderToString(form(async () => ({ ok: true })))
  expect(html).toMatch(/<noscript>.*tel:\+1.*<\/noscript>/)
  expect(html).not.toContain('type="submit"')
})
