import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextField } from '@dira/ui'
import { EditorSection } from '../../../shared/editor/ListingEditor/EditorSection.tsx'
import { OwnerEdit } from './OwnerEdit.tsx'
import { OwnerEditField } from './OwnerEditField.tsx'

const onBack = fn()

const fields = (
  <EditorSection heading="Reach you">
    <OwnerEditField name="phone" when="live" page="+264 81 555 3958" onBack={onBack} isWide>
      <TextField label="Phone" defaultValue="+264 81 555 4410" />
    </OwnerEditField>
    <OwnerEditField name="address" when="waits" page="C38, Von Lindequist Gate" onBack={onBack} isWide>
      <TextField label="Address" defaultValue="C38, Namutoni road, Von Lindequist Gate" />
    </OwnerEditField>
    <OwnerEditField name="email" when="waits" isWide>
      <TextField label="Email" defaultValue="stay@etosha-east-gate.example" />
    </OwnerEditField>
  </EditorSection>
)

const meta = {
  title: 'Console/OwnerEdit',
  component: OwnerEdit,
  parameters: {
    notes: {
      use: 'The page on which an owner edits a listing. Each field says whether its change is live at once or waits for a look.',
      instead: 'Administrators edit in a ListingEditor. Whoever has no account writes in SuggestChange.',
      keyboard: 'Tab goes through the fields, each with its way back, then to the bar; Enter in a field saves.',
      screenReader: 'A section and a form named by the listing; what goes live and what waits is a status.',
    },
  },
  args: {
    state: 'ready',
    name: 'Etosha East Gate',
    backHref: '/owner',
    children: fields,
    live: ['Phone'],
    waits: ['Business name', 'Address'],
    savedAt: new Date('2026-11-22T09:41:00'),
    onSave: fn(),
    onDiscard: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OwnerEdit>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take back address' }))
    await expect(onBack).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}

export const NothingChanged: Story = { args: { live: [], waits: [], savedAt: undefined } }

export const ToMend: Story = { args: { toMend: 2 } }

/** Somebody else changed a field meanwhile. */
export const ToChoose: Story = {
  args: { toChoose: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}

export const Saving: Story = { args: { isSaving: true } }

export const NotSaved: Story = { args: { savedAt: false } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Gone: Story = { args: { state: 'gone' } }

/** Words without a blank. */
export const Long: Story = { args: { name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4) } }
