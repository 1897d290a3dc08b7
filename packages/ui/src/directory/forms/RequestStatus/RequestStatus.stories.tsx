import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { FieldPart } from '../GetListed/FieldPart.tsx'
import { ImagesEditor } from '../ImagesEditor/ImagesEditor.tsx'
import imagesEditor from '../ImagesEditor/ImagesEditor.stories.tsx'
import type { RequestView } from './requestView.ts'
import { RequestStatus } from './RequestStatus.tsx'

const SENT: RequestView = {
  title: 'Thandeka’s Braai Yard',
  tier: { tier: 'standard', label: 'Standard' },
  place: 'Mbabane, Eswatini',
  reference: 'DIRA 7K4 M92',
  state: 'sent',
  sentAt: new Date('2026-11-19T16:04:00Z'),
  talk: [],
}
const READ = { ...SENT, state: 'read', readAt: new Date('2026-11-20T07:12:00Z') } satisfies RequestView
const QUESTION = {
  from: 'dira',
  text: 'Your pin stands across the river, by the bus rank. Is the yard on Gwamile Street or at the rank?',
  at: new Date('2026-11-21T08:20:00Z'),
} as const
const ASKED = {
  ...READ,
  state: 'asked',
  askedAt: QUESTION.at,
  answerUntil: new Date('2026-12-21T08:20:00Z'),
  talk: [QUESTION],
} satisfies RequestView
const decided = { decidedAt: new Date('2026-11-22T09:00:00Z') }

const PHOTOGRAPH =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320" fill="%23a4532f"/></svg>'

const ANSWER = { value: '', onChange: fn(), onSend: fn(), isBusy: false, isKept: true, limit: 1000 }

const meta = {
  title: 'Directory/RequestStatus',
  component: RequestStatus,
  parameters: {
    notes: {
      use: 'The page behind the link of a request: its sender follows it, answers, and takes it back.',
      instead: 'Administrators decide on requests in the administration.',
      keyboard: 'Tab goes through the copying of the reference, the answer, and Withdraw, which asks once.',
      screenReader: 'How far it is is announced when it is read; the steps are a list with a current step.',
    },
  },
  args: {
    request: ASKED,
    url: 'https://dira.example/requests#4f1c9a2b7d3e',
    onRetry: fn(),
    withoutScript: 'Without script this page cannot open.',
    answer: ANSWER,
    withdraw: { onWithdraw: fn(), isBusy: false, hasFailed: false },
  },
} satisfies Meta<typeof RequestStatus>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: function Answering(args) {
    const [value, setValue] = useState('')
    return <RequestStatus {...args} answer={{ ...args.answer, value, onChange: setValue }} />
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your answer' }), 'On Gwamile Street.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send my answer' }))
    await expect(args.answer.onSend).toHaveBeenCalledOnce()
  },
}

export const Sent: Story = { args: { request: SENT } }

export const Read: Story = { args: { request: READ } }

/** One of its photographs has not come yet. */
export const WithPhotographs: Story = {
  args: {
    request: {
      ...ASKED,
      photographs: [
        { id: 'a', src: PHOTOGRAPH, alt: 'The yard at noon' },
        { id: 'b', src: PHOTOGRAPH, alt: 'The fire' },
        { id: 'c', src: undefined, alt: 'The gate' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The yard at noon' })).toBeVisible()
    await expect(canvas.getByText('Only you and Dira see them until the listing is accepted.')).toBeVisible()
  },
}

/** A photograph was added to the answer, and does not say yet what it shows. */
export const WithPhotographsToChange: Story = {
  args: {
    request: { ...ASKED, photographs: [{ id: 'a', src: PHOTOGRAPH, alt: 'The yard at noon' }] },
    answer: {
      ...ANSWER,
      value: 'Here is the gate.',
      photographs: (
        <FieldPart heading="Photographs">
          <ImagesEditor
            {...imagesEditor.args}
            images={[
              { id: 'a', src: PHOTOGRAPH, alt: 'The yard at noon', isDecoration: false },
              { id: 'b', src: PHOTOGRAPH, alt: '', isDecoration: false },
            ]}
          />
        </FieldPart>
      ),
      photographErrors: { 'images.1.alt': 'Say what it shows, or mark it as decoration.' },
    },
  },
  play: async ({ canvas }) => {
    const photographs = canvas.getByRole('region', { name: 'Photographs' })
    await expect(photographs).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Image 2, Described as' })).toHaveAccessibleDescription(
      'Say what it shows, or mark it as decoration.',
    )
  },
}

export const PhotographMissing: Story = {
  args: {
    answer: {
      ...ANSWER,
      value: 'Here is the gate.',
      fault: 'photographs',
      photographs: (
        <ImagesEditor
          {...imagesEditor.args}
          images={[]}
          uploads={[
            { key: 'a', name: 'gate.jpg', state: { is: 'failed', why: 'The network is away.', canAgain: true } },
          ]}
        />
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A photograph has not arrived. Send it again, or take it out.')).toBeVisible()
  },
}

export const AnswerMissing: Story = {
  args: { answer: ANSWER },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send my answer' }))
    await expect(canvas.getByText('Write an answer.')).toBeVisible()
  },
}

export const Answered: Story = {
  args: {
    request: {
      ...READ,
      askedAt: QUESTION.at,
      talk: [QUESTION, { from: 'sender', text: 'On Gwamile Street.', at: new Date('2026-11-21T10:02:00Z') }],
    },
  },
}

export const Accepted: Story = { args: { request: { ...READ, ...decided, state: 'accepted' } } }

export const AcceptedInPart: Story = {
  args: { request: { ...READ, ...decided, state: 'partly', reason: 'The description names another business.' } },
}

export const Declined: Story = {
  args: {
    request: {
      ...READ,
      ...decided,
      state: 'declined',
      reason: 'The business is in a country that the guide does not cover.',
    },
    onAgain: fn(),
  },
}

export const Withdrawn: Story = {
  args: { request: { ...READ, ...decided, state: 'withdrawn' }, onAgain: fn() },
}

/** Withdrawing asks once, and did not work. */
export const Withdrawing: Story = {
  args: { request: READ, withdraw: { onWithdraw: fn(), isBusy: false, hasFailed: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, withdraw it' }))
    await expect(args.withdraw.onWithdraw).toHaveBeenCalledOnce()
  },
}

export const Reading: Story = { args: { request: 'reading' } }

export const NotFound: Story = { args: { request: 'notFound' } }

export const NoAnswer: Story = {
  args: { request: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
