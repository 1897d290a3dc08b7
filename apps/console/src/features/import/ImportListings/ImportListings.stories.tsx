import { fields } from '@dira/directory-core/names/en'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ImportListings } from './ImportListings.tsx'
import type { ImportView } from './importView.ts'
import { checkedImport, sampleImport, sampleRows } from '../../../testing/sampleImport.ts'

const categories = [
  { value: 'shopping', label: 'Shopping' },
  { value: 'accommodation', label: 'Accommodation' },
  { value: 'nightlife-entertainment', label: 'Nightlife & Entertainment' },
]

const meta = {
  title: 'Console/ImportListings',
  component: ImportListings,
  parameters: {
    notes: {
      use: 'The page on which administrators bring a file of businesses into the directory. Nothing is written before the last step.',
      instead: 'One listing is added in the editor.',
      keyboard:
        'Tab goes through fields and rows. With the page’s keys 1 to 5 shows one kind, J and K go from row to row, Enter shows all of a row, M and D decide, X leaves out, / searches, Ctrl and Enter press the signpost.',
      screenReader:
        'Five steps with the current one, tables with heads, each field with the name of its column; of the progress every tenth is said.',
    },
  },
  args: {
    state: { status: 'ready', job: sampleImport },
    meanings: { category: categories, country: [{ value: 'NA', label: 'Namibia' }] },
    fieldNames: fields,
    columnName: (column) => fields[column as keyof typeof fields] ?? column,
    list: { status: 'ready', rows: sampleRows, count: 961, hasMore: true },
    filter: { kinds: ['new', 'changed', 'rejected', 'duplicate'], text: '', isNoted: false },
    onFile: fn(),
    onChoose: fn(),
    onCommand: fn(),
    onFilter: fn(),
    onMore: fn(),
    onRetry: fn(),
    onRetryRows: fn(),
    onRejectedFile: fn(),
    onDecide: fn(),
    onMend: fn(),
    onLeaveOut: fn(),
    onAccept: fn(),
    historyHref: (operation) => `#operation-${operation}`,
    listingHref: (slug) => `#${slug}`,
    hints: [{ keys: 'm', label: 'same' }],
  },
} satisfies Meta<typeof ImportListings>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /Continue to values/ })).toBeDisabled()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Field of “Tel 2”' }), 'Second phone')
    await expect(args.onChoose).toHaveBeenCalledWith({ ...sampleImport.choice, columns: { 'Tel 2': 'mobile' } })
  },
}

export const LinesNotUnderstood: Story = {
  args: {
    state: {
      status: 'ready',
      job: {
        ...sampleImport,
        lines: {
          total: 1295,
          header: 1,
          row: 1249,
          blank: 2,
          notUnderstood: 43,
          lost: [
            {
              line: 12,
              lines: 3,
              text: ['w-11;"Kalahari Sand & Stone', 'Independence Avenue; 12', 'near the "Old Fort" gate;'],
            },
            { line: 40, lines: 1, text: ['w-38;"'] },
            { line: 88, lines: 38, text: ['w-83;"<b>ልዩ መጋገሪያ</b>', 'x'.repeat(160), '…'] },
            { line: 900, lines: 1, text: ['"w-880;'] },
          ],
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^1,295 lines in the file: 1 header, 1,249 in rows, 2 blank, 43 not/)).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('43 lines were not understood')
    await expect(canvas.getByText('w-11;"Kalahari Sand & Stone')).toBeVisible()
    await userEvent.click(canvas.getByText('Show 1 more place'))
    await waitFor(() => expect(canvas.getByText('"w-880;')).toBeVisible())
  },
}

export const TwoForOneField: Story = {
  args: {
    state: {
      status: 'ready',
      job: {
        ...sampleImport,
        columns: sampleImport.columns.map((column) =>
          column.origin === 'open' ? { ...column, field: 'phone', origin: 'chosen', canJoin: true } : column,
        ),
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const said = 'Two columns are for “Phone”. Leave one out.'
    for (const name of ['Field of “Tel”', 'Field of “Tel 2”'])
      await expect(canvas.getByRole('combobox', { name })).toHaveAccessibleDescription(said)
    await expect(canvas.getByText('“Tel” and “Tel 2” are for “Phone”. Which is meant?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Join both' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ ...sampleImport.choice, joined: ['phone'] })
    await userEvent.click(canvas.getByRole('button', { name: 'Only “Tel 2”' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      ...sampleImport.choice,
      columns: { Tel: '-', 'Tel 2': 'phone' },
    })
  },
}

export const SourceAndTowns: Story = {
  args: {
    state: {
      status: 'ready',
      job: { ...sampleImport, places: { file: 'namibia-towns.csv', count: 214 } },
    },
    onPlaces: fn(),
    samples: 1204,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Remove the 1,204 sample listings too'))
    await expect(args.onChoose).toHaveBeenCalledWith({ ...sampleImport.choice, removesSample: true })
    await userEvent.type(canvas.getByRole('textbox', { name: /Source and licence/ }), 'Example Chamber, CC BY 4.0')
    await userEvent.tab()
    await expect(args.onChoose).toHaveBeenCalledWith({
      ...sampleImport.choice,
      source: { name: 'Example Chamber, CC BY 4.0', url: '' },
    })
    await expect(canvas.getByText(/the nearest of the 214 places of namibia-towns.csv/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use those that Dira knows' }))
    await expect(args.onPlaces).toHaveBeenCalledWith(null)
  },
}

export const Values: Story = {
  args: {
    state: { status: 'ready', job: { ...checkedImport, state: 'columns', checked: null, values: sampleImport.values } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Continue to values/ }))
    await expect(canvas.getByText('Say what “Shebeens” means, or leave it out')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Meaning of “Shebeens”' }), 'Left out')
    await expect(args.onChoose).toHaveBeenCalledWith({
      ...sampleImport.choice,
      values: { category: { Shebeens: '-' } },
    })
    const town = canvas.getByRole('textbox', { name: 'Meaning of “Windhoek”' })
    await expect(town).toHaveValue('Windhoek')
    await userEvent.clear(town)
    await userEvent.type(town, 'Windhuk{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      ...sampleImport.choice,
      values: { city: { Windhoek: 'Windhuk' } },
    })
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Meaning of “Swkpmund”' }))
    await userEvent.tab()
    await expect(args.onChoose).toHaveBeenLastCalledWith({ ...sampleImport.choice, values: { city: {} } })
  },
}

export const ManyTowns: Story = {
  args: {
    state: {
      status: 'ready',
      job: {
        ...checkedImport,
        state: 'columns',
        checked: null,
        values: Array.from({ length: 30 }, (_, at) => {
          const town = `Town ${at}`
          return { field: 'city', column: 'Town', value: town, rows: 30 - at, meaning: town, isChosen: at === 29 }
        }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Continue to values/ }))
    await expect(canvas.getAllByRole('textbox')).toHaveLength(13)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 17 more values' }))
    await expect(canvas.getAllByRole('textbox')).toHaveLength(30)
  },
}

export const NoFile: Story = {
  args: { state: { status: 'ready', job: null } },
  play: async ({ canvas, userEvent, args, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!
    await userEvent.upload(input, new File(['name'], 'members.csv', { type: 'text/csv' }))
    await expect(args.onFile).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Drop a file of businesses here')).toBeVisible()
  },
}

export const ReadingAFile: Story = { args: { ...NoFile.args, reading: 'members.csv' } }

const unread = {
  ...sampleImport,
  columns: [],
  values: [],
  lines: null,
  reading: null,
  isRemembered: false,
  total: 1000,
} as const

export const Reading: Story = {
  args: { state: { status: 'ready', job: { ...unread, state: 'reading', position: 640 } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64')
    await expect(canvas.getByRole('status')).toHaveTextContent('60 % of the file is sent and read')
    await userEvent.click(canvas.getByRole('button', { name: 'Stop and discard the file' }))
    await expect(args.onCommand).toHaveBeenCalledWith('close')
  },
}

export const Unreadable: Story = {
  args: {
    state: {
      status: 'ready',
      job: { ...unread, state: 'failed', failure: 'There is a row with the names of columns, and nothing below it.' },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('nothing below it')
    await userEvent.click(canvas.getByRole('button', { name: 'Import another file' }))
    await expect(args.onCommand).toHaveBeenCalledWith('close')
  },
}

const guessed = {
  ...sampleImport,
  file: 'annuaire.csv',
  columns: sampleImport.columns.slice(0, 3),
  reading: {
    readAs: {},
    encoding: 'windows-1256',
    isGuess: true,
    headerLine: 3,
    top: [
      { line: 1, text: 'Annuaire des membres 2026' },
      { line: 3, text: 'Trading name · Sector · Town' },
      { line: 4, text: 'مطعم النخلة المثال · مطعم · القاهرة' },
    ],
    rows: [
      ['مطعم النخلة المثال', 'مطعم', 'القاهرة'],
      ['صيدلية الشفاء', 'صيدلية', 'طنجة'],
      ['Café du Port', 'Restaurant', 'Alexandrie'],
    ],
    sheet: 'Members',
    sheets: ['Read me', 'Members'],
    notes: [
      { kind: 'merged', cells: 4, columns: ['Sector', 'Town'], examples: [] },
      { kind: 'unworked', cells: 1, columns: ['Town'], examples: [] },
      { kind: 'dates', cells: 2, columns: ['Address', 'Hours'], examples: ['2026-05-03', '2026-08-12'] },
      { kind: 'garbled', cells: 12, columns: ['Trading name'], examples: ['CafÃ© du Port → Café du Port'] },
    ],
  },
} satisfies ImportView

export const HowTheFileIsRead: Story = {
  args: { state: { status: 'ready', job: guessed }, onReadAs: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/most likely Arabic \(Windows-1256\)/)).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'صيدلية الشفاء' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'The letters are' }), 'Western (Mac Roman)')
    await expect(args.onReadAs).toHaveBeenLastCalledWith({ encoding: 'macintosh' })
    const names = canvas.getByRole('combobox', { name: 'The names of the columns are in' })
    await userEvent.selectOptions(names, 'Line 1: Annuaire des membres 2026')
    await expect(args.onReadAs).toHaveBeenLastCalledWith({ headerLine: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Fill the text down to each row' }))
    await expect(args.onReadAs).toHaveBeenLastCalledWith({ fillsDown: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Put these letters right' }))
    await expect(args.onReadAs).toHaveBeenLastCalledWith({ mendsLetters: true })
    await userEvent.click(canvas.getByRole('button', { name: /This is right/ }))
    await expect(canvas.getByRole('heading', { name: 'Which column is what' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'How the file is read' }))
    await expect(canvas.getByRole('combobox', { name: 'Sheet' })).toHaveValue('Members')
  },
}

export const HowTheFileIsReadElsewhere: Story = {
  args: { state: { status: 'ready', job: guessed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'The letters are' })).toBeDisabled()
    await expect(canvas.getByText(/discard the import and choose the file again/)).toBeVisible()
  },
}

export const Checking: Story = {
  args: { state: { status: 'ready', job: { ...checkedImport, state: 'checking', position: 640, checked: null } } },
}

export const DryRun: Story = {
  args: { state: { status: 'ready', job: checkedImport } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /809\s*New/ }))
    await expect(args.onFilter).toHaveBeenCalledWith({ kinds: ['new'], text: '', isNoted: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Same' }))
    await expect(args.onDecide).toHaveBeenCalledWith(2, 'same')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Mend here' })[0]!)
    const cell = canvas.getByRole('textbox', { name: 'Sector' })
    await userEvent.clear(cell)
    await userEvent.type(cell, 'Shops')
    await userEvent.click(canvas.getByRole('button', { name: 'Try this row again' }))
    await expect(args.onMend).toHaveBeenCalledWith(3, ['A', 'Shops', '', '', '', '', '', ''])
    await userEvent.click(canvas.getByRole('button', { name: 'Eros Hill Flats' }))
    await userEvent.click(canvas.getByRole('button', { name: /Apply 938 rows/ }))
    await expect(args.onCommand).toHaveBeenCalledWith('apply')
  },
}

export const Discarding: Story = {
  args: DryRun.args!,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard the import' }))
    const question = await screen.findByRole('alertdialog', { name: 'Discard windhoek-chamber.xlsx?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await expect(args.onCommand).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard the import' }))
    const again = await screen.findByRole('alertdialog')
    await userEvent.click(within(again).getByRole('button', { name: 'Discard the import' }))
    await expect(args.onCommand).toHaveBeenCalledWith('close')
  },
}

const BY = 'thandi.nkosi@dira.example'

export const OfSomebodyElse: Story = {
  args: { state: { status: 'ready', job: { ...sampleImport, by: BY } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^thandi.nkosi@dira.example has this import open/)).toBeVisible()
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard the import' }))
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('This import is not yours: thandi.nkosi@dira.example began it.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await expect(args.onCommand).not.toHaveBeenCalled()
  },
}

export const DryRunOfSomebodyElse: Story = {
  args: { state: { status: 'ready', job: { ...checkedImport, by: BY } } },
  play: async ({ canvas }) => {
    for (const name of ['Same', 'Mend here', /^Apply/, 'Back'])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument()
  },
}

export const NothingToShow: Story = {
  args: { ...DryRun.args, list: { status: 'ready', rows: [], count: 0, hasMore: false } },
}

const applied = { new: 8214, changed: 2071, unchanged: 4163, rejected: 52, out: 0 }
const applying = {
  ...checkedImport,
  state: 'applying',
  operation: 7,
  total: 25_000,
  position: 14_500,
  applied,
} as const

export const Applying: Story = {
  args: { state: { status: 'ready', job: applying } },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '58'))
    await expect(canvas.getByRole('status')).toHaveTextContent('50 % of 25,000 rows')
    await userEvent.click(canvas.getByRole('button', { name: 'Stop after this batch' }))
    await expect(args.onCommand).toHaveBeenCalledWith('stop')
  },
}

export const GoingOn: Story = { args: { state: { status: 'ready', job: { ...applying, resumedAt: 14_500 } } } }

export const Stopped: Story = {
  args: { state: { status: 'ready', job: { ...applying, state: 'stopped' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard the import' }))
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent(
      'What is written stands, and History can undo it. 10,500 rows are not written',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(question).not.toBeInTheDocument())
  },
}

export const Failed: Story = {
  args: { state: { status: 'ready', job: { ...applying, state: 'failed', failure: 'The disk is full.' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(args.onCommand).toHaveBeenCalledWith('apply')
  },
}

export const Done: Story = {
  args: { state: { status: 'ready', job: { ...applying, state: 'done', position: 25_000 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Undo the import' })).toHaveAttribute('href', '#operation-7')
  },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const NotRead: Story = { args: { state: { status: 'failed' } } }

export const Doubts: Story = {
  args: {
    state: {
      status: 'ready',
      job: {
        ...checkedImport,
        choice: { ...checkedImport.choice, accepted: ['mend'] },
        checked: checkedImport.checked && {
          ...checkedImport.checked,
          doubts: [
            { doubt: 'pile', rows: 60, out: 0 },
            { doubt: 'closed', rows: 1, out: 1 },
          ],
        },
      },
    },
    list: {
      status: 'ready',
      rows: sampleRows.map((row) => ({ ...row, written: { country: 'NA', province_name: 'Khomas', phone: '' } })),
      count: 3,
      hasMore: false,
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^60 rows: their point is that of many addresses/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep their points' }))
    await expect(args.onAccept).toHaveBeenLastCalledWith('pile', true)
    await userEvent.click(canvas.getByRole('button', { name: 'Leave them out again' }))
    await expect(args.onAccept).toHaveBeenLastCalledWith('mend', false)
    await userEvent.click(canvas.getByRole('button', { name: 'Take them in again' }))
    await expect(args.onLeaveOut).toHaveBeenLastCalledWith('closed', false)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show them' })[0]!)
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...args.filter, doubt: 'pile' })
    await userEvent.click(canvas.getAllByRole('button', { expanded: false })[0]!)
    await expect(canvas.getByText('Khomas')).toBeVisible()
  },
}
