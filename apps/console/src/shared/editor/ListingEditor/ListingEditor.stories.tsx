import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Select, TextField, Segments } from '@dira/ui'
import { EditorField } from './EditorField.tsx'
import { EditorItems } from './EditorItems.tsx'
import { EditorSection } from './EditorSection.tsx'
import { ListingEditor } from './ListingEditor.tsx'

const fields = (
  <EditorSection heading="Place and contact" note="1 joined">
    <EditorField>
      <Segments
        label="Package"
        options={[
          { value: 'standard', label: 'Standard' },
          { value: 'premium', label: 'Premium' },
        ]}
        value="standard"
        onChange={fn()}
      />
    </EditorField>
    <EditorField>
      <Select label="Country" labelPlacement="above" options={[{ value: 'NA', label: 'Namibia' }]} />
    </EditorField>
    <EditorField mark={{ whose: 'mine' }}>
      <TextField label="Email" defaultValue="stay@nara-dunes-lodge.example" />
    </EditorField>
    <EditorField mark={{ whose: 'theirs', who: 'Joseph' }} hiddenIn="Classified">
      <TextField label="Website" defaultValue="nara-dunes-lodge.example" />
    </EditorField>
    <EditorItems
      items={['Instagram']}
      keyOf={(item) => item}
      addLabel="Add a social link"
      removeLabel={(item) => `Remove ${item}`}
      canAdd
      onAdd={fn()}
      onRemove={fn()}
    >
      {(item) => <TextField label="Platform" defaultValue={item} />}
    </EditorItems>
  </EditorSection>
)

const meta = {
  title: 'Console/ListingEditor',
  component: ListingEditor,
  parameters: {
    notes: {
      use: 'The page on which an administrator edits one listing.',
      instead: 'Many listings at once are changed in ListingTable.',
      keyboard: 'Tab goes through the fields; the page saves with Control or Command and S.',
      screenReader: 'A section named by the listing; how many changes are not saved is a status.',
    },
  },
  args: {
    state: 'ready',
    name: '!Nara Dunes Lodge',
    backHref: '/admin/listings',
    status: 'published',
    packageNote: 'Premium, paid until 14 March 2027',
    previousHref: '?previous',
    nextHref: '?next',
    siteHref: '/listings/nara-dunes-lodge',
    historyHref: '/admin/history',
    unsaved: 2,
    children: fields,
    onSave: fn(),
    onDiscard: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ListingEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}

/** Somebody else saved: one field is to choose first. */
export const ToChoose: Story = {
  args: {
    toChoose: 1,
    summary: [
      { field: 'Description', whose: 'choose' },
      { field: 'Phone', whose: 'theirs', who: 'Joseph’s' },
      { field: 'Email', whose: 'mine' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  },
}

/** The preview is in a sheet. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { preview: <p>What visitors will see</p> },
  play: async ({ canvas, userEvent }) => {
    const body = within(document.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    const sheet = within(await body.findByRole('dialog', { name: 'Preview' }))
    await waitFor(() => expect(sheet.getByText('What visitors will see')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
  },
}

export const New: Story = {
  args: { name: '', status: undefined, packageNote: undefined, siteHref: undefined, unsaved: 0, toCorrect: 3 },
}

export const Saved: Story = { args: { unsaved: 0 } }

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
