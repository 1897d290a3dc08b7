import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { LoginForm, type LoginCredentials, type LoginFormProps } from '../directory/LoginForm/index.ts'
import { PageFrame } from './PageFrame.tsx'

/** The page as the site composes it; the answer is what the application would say. */
function LoginPage({
  answer,
  ...props
}: { answer?: (sent: LoginCredentials) => Partial<LoginFormProps> } & Partial<LoginFormProps>) {
  const [answered, setAnswered] = useState<Partial<LoginFormProps>>({})
  return (
    <PageFrame current="/admin">
      <LoginForm onSubmit={(sent) => setAnswered(answer?.(sent) ?? {})} {...props} {...answered} />
    </PageFrame>
  )
}

const meta = {
  title: 'Pages/Login',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FieldsInError: Story = {
  args: {
    answer: ({ email, password }) => ({
      errors: {
        ...(!/@.+\../.test(email) && { email: 'Please enter a valid email address' }),
        ...(password.length < 6 && { password: 'Password must be at least 6 characters' }),
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'thandi@dira')
    await userEvent.type(canvas.getByLabelText('Password'), 'karoo-moon')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus())
  },
}

export const Refused: Story = { args: { message: 'Access denied: Admin privileges required' } }

export const NoConnection: Story = { args: { message: 'Login failed: An unexpected error occurred' } }

export const Busy: Story = { args: { isBusy: true } }

export const OnAPhone: Story = { ...FieldsInError, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
