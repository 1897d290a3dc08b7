import { standardCard } from '../../../testing/listingCards.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Select } from '../../../components/Select/Select.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { ListingCard } from '../../results/ListingCard/ListingCard.tsx'
import { RestoredNote, WaitsNote } from './ApplicationNotes.tsx'
import { ApplicationPurpose } from './ApplicationPurpose.tsx'
import { ApplicationReview } from './ApplicationReview.tsx'
import { ApplicationSent } from './ApplicationSent.tsx'
import { ImagesEditor } from '../ImagesEditor/ImagesEditor.tsx'
import { PreviewFrame } from '../PhonePreview/PreviewFrame.tsx'
import { FieldPart, WideField } from './FieldPart.tsx'
import { GetListed } from './GetListed.tsx'

const PHOTOGRAPH =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320" fill="%23a4532f"/></svg>'

const STEPS = [
  { name: 'Package', note: 'Standard, R995/year' },
  { name: 'Your business', note: 'Name, place, contact' },
  { name: 'Your page', note: 'Description, hours' },
  { name: 'Check and send', note: 'Read it once more' },
]

const meta = {
  title: 'Directory/GetListed',
  component: GetListed,
  parameters: {
    notes: {
      use: 'The whole of the page on which a business applies for a listing. The application keeps what is written, checks it and sends it.',
      instead: 'Administrators add a listing in the ListingEditor.',
      keyboard:
        'Enter in a field goes on to the next step. With something to mend the summary has the focus, and leads to each field.',
      screenReader: 'The heading is that of the step and has the focus when it changes. What is kept is announced.',
    },
  },
  args: {
    steps: STEPS,
    current: 1,
    savedAt: new Date('2026-11-22T09:41:00'),
    withoutScript: 'Without script this page cannot send an application. Write to us or call.',
    onBack: fn(),
    onNext: fn(),
    preview: (
      <PreviewFrame>
        <ListingCard card={standardCard} href="/" headingLevel={2} />
      </PreviewFrame>
    ),
    previewNote: 'No photographs yet, so the guide prints cloth made from your name.',
    children: (
      <>
        <WideField>
          <TextField
            label="Business name"
            name="businessName"
            description="As it is written above your door."
            limit={120}
          />
        </WideField>
        <Select
          label="Country"
          name="country"
          labelPlacement="above"
          options={[{ value: '', label: 'Choose a country' }]}
        />
        <TextField label="Town or city" name="city" />
      </>
    ),
  },
} satisfies Meta<typeof GetListed>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const ToMend: Story = {
  args: {
    toMend: [
      { name: 'businessName', label: 'Business name', error: 'Write the name of the business.' },
      { name: 'city', label: 'Town or city', error: 'Write the town.' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Town or city: Write the town.' }))
    await expect(canvas.getByRole('textbox', { name: 'Town or city' })).toHaveFocus()
  },
}

/** The browser refuses to keep anything. */
export const NotSaved: Story = { args: { savedAt: false } }

/** Words of an earlier day are still there. */
export const Restored: Story = {
  args: { notes: <RestoredNote writtenAt={new Date('2026-11-21T18:20:00')} onAgain={fn()} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Begin anew' }))
    await expect(canvas.getByRole('button', { name: 'Keep it' })).toBeVisible()
  },
}

/** More than the package shows, one without a description, and one that is being uploaded. */
export const Photographs: Story = {
  args: {
    current: 2,
    toMend: [{ name: 'images.1.alt', label: 'Image 2', error: 'Say what it shows, or mark it as decoration.' }],
    children: (
      <FieldPart
        heading="Photographs"
        note="3 of 2, 1 on the way"
        hint="Only you and Dira see them until your listing is accepted."
      >
        <ImagesEditor
          images={[
            { id: 'a', src: PHOTOGRAPH, alt: 'The yard at noon', isDecoration: false },
            { id: 'b', src: PHOTOGRAPH, alt: '', isDecoration: false },
            { id: 'c', alt: '', isDecoration: true },
          ]}
          uploads={[
            { key: '1', name: 'fire.jpg', state: { is: 'sending', sent: 31_000, total: 49_000, before: 410_000 } },
          ]}
          shown={{ most: 2, tier: 'Standard' }}
          altLimit={200}
          onMove={fn()}
          onDescribe={fn()}
          onRemove={fn()}
          onFiles={fn()}
          onCancel={fn()}
          onAgain={fn()}
        />
      </FieldPart>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Standard shows 2. This one is kept and not shown.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check it' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Image 2: / }))
    await expect(canvas.getByRole('textbox', { name: 'Image 2, Described as' })).toHaveFocus()
  },
}

const REVIEW = (
  <ApplicationReview
    parts={[
      { name: 'Package', rows: [{ name: 'Package', text: 'Standard, R995/year' }] },
      {
        name: 'Your business',
        rows: [
          { name: 'Business name', text: 'Thandeka’s Braai Yard' },
          { name: 'Website', text: '' },
        ],
      },
    ]}
    onChange={fn()}
  />
)

export const Check: Story = {
  args: {
    current: 3,
    children: (
      <>
        {REVIEW}
        <TextField label="Your name" name="contactName" />
        <TextField label="Your e-mail" name="contactEmail" type="email" />
        <ApplicationPurpose privacyHref="/privacy" />
      </>
    ),
  },
}

/** It was sent without a network. */
export const Waits: Story = {
  args: { current: 3, children: REVIEW, notes: <WaitsNote onSendNow={fn()} onTakeBack={fn()} /> },
}

export const Sending: Story = { args: { current: 3, children: REVIEW, isBusy: true } }

export const Sent: Story = {
  render: () => (
    <ApplicationSent
      business="Thandeka’s Braai Yard"
      reference="DIRA 7K4 M92"
      url="https://dira.example/requests#4f1c9a2b7d3e"
      onAnother={fn()}
    />
  ),
}
