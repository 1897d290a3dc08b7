import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Needle } from '../art/Needle/index.ts'
import { CoverArt } from '../art/CoverArt/index.ts'
import { ChevronDownIcon, CloseIcon, NextIcon, ShareIcon } from '../art/Icon/index.ts'
import { EachState, SheetRow, State, States } from '../testing/StateSheet.tsx'
import { Badge } from './Badge/index.ts'
import { Breadcrumbs } from './Breadcrumbs/index.ts'
import { Button } from './Button/index.ts'
import { Carousel } from './Carousel/index.ts'
import { Checkbox } from './Checkbox/index.ts'
import { CheckboxGroup } from './CheckboxGroup/index.ts'
import { Chip } from './Chip/index.ts'
import { Dialog, DialogTrigger } from './Dialog/index.ts'
import { Disclosure } from './Disclosure/index.ts'
import { EmptyState } from './EmptyState/index.ts'
import { FilterBadge } from './FilterBadge/index.ts'
import { Heading } from './Heading/index.ts'
import { IconButton } from './IconButton/index.ts'
import { Inline } from './Inline/index.ts'
import { Link } from './Link/index.ts'
import { NavigationMenu } from './NavigationMenu/index.ts'
import { Notice } from './Notice/index.ts'
import { Pagination } from './Pagination/index.ts'
import { Popover, PopoverTrigger } from './Popover/index.ts'
import { ProgressBar } from './ProgressBar/index.ts'
import { SearchField } from './SearchField/index.ts'
import { Select } from './Select/index.ts'
import { Sheet, SheetTrigger } from './Sheet/index.ts'
import { Skeleton } from './Skeleton/index.ts'
import { Spinner } from './Spinner/index.ts'
import { Stack } from './Stack/index.ts'
import { Stepper } from './Stepper/index.ts'
import { Table, type TableColumn } from './Table/index.ts'
import { Tabs } from './Tabs/index.ts'
import { Text } from './Text/index.ts'
import { TextArea } from './TextArea/index.ts'
import { TextField } from './TextField/index.ts'
import { ThemeSwitch } from './ThemeSwitch/index.ts'
import { ToastProvider, useToasts } from './Toast/index.ts'

const meta = {
  title: 'Components/Overview',
  parameters: {
    notes: {
      use: 'To find a component and its states by their looks, and to see what a change of the theme does to all of them at once.',
      instead: 'Each component has a page of its own, with more states, its props and how it is used.',
      keyboard: 'Everything here works: walk through it by Tab.',
      screenReader: 'A region for each row.',
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <ToastProvider>
      <Stack gap={5}>
        <Heading level={1}>Components</Heading>
        <div>
          <Actions />
          <Fields />
          <Choices />
          <Finding />
          <News />
          <Layers />
          <Collections />
          <Reading />
        </div>
      </Stack>
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('button', { name: 'Search' })[0]).toHaveFocus()
    // At rest again, as the sheet says.
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
    await expect(document.body).toHaveFocus()
  },
}

export const Dark: Story = { ...Default, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } }

function Actions() {
  return (
    <>
      <SheetRow name="Primary button">
        <States>
          <EachState>
            <Button>Search</Button>
          </EachState>
          <State name="Disabled">
            <Button isDisabled>Search</Button>
          </State>
          <State name="Busy">
            <Button isPending>Logging in...</Button>
          </State>
        </States>
      </SheetRow>
      <SheetRow name="Sun button">
        <States on="inverse">
          <EachState>
            <Button variant="sun">See pricing</Button>
          </EachState>
          <State name="Beside it">
            <Button variant="inverse">Contact Us</Button>
          </State>
        </States>
      </SheetRow>
      <SheetRow name="Secondary">
        <States>
          <EachState>
            <Button variant="secondary">Refresh Status</Button>
          </EachState>
          <State name="Disabled">
            <Button variant="secondary" isDisabled>
              Refresh Status
            </Button>
          </State>
          <State name="Link">
            <Button variant="link">Clear all</Button>
          </State>
        </States>
      </SheetRow>
      <SheetRow name="Icon button">
        <States>
          <EachState>
            <IconButton look="framed" label="Next">
              <NextIcon />
            </IconButton>
          </EachState>
          <State name="At the end">
            <IconButton look="framed" label="Next" isDisabled>
              <NextIcon />
            </IconButton>
          </State>
          <State name="Plain">
            <Inline gap={1}>
              <IconButton label="Close">
                <CloseIcon />
              </IconButton>
              <IconButton label="Share">
                <ShareIcon />
              </IconButton>
              <ThemeSwitch />
            </Inline>
          </State>
        </States>
      </SheetRow>
    </>
  )
}

function Fields() {
  return (
    <>
      <SheetRow name="Text field">
        <States>
          <State name="Rest">
            <TextField label="Email" placeholder="name@mail" />
          </State>
          <State name="Hover" shown="hover">
            <TextField label="Email" placeholder="name@mail" />
          </State>
          <State name="Focus" shown="focus">
            <TextField label="Email" defaultValue="amahle@" />
          </State>
          <State name="Filled">
            <TextField label="Email" defaultValue="amahle@dube" />
          </State>
          <State name="Error">
            <TextField
              label="Password"
              type="password"
              defaultValue="1234"
              error="Password must be at least 6 characters"
            />
          </State>
          <State name="Disabled">
            <TextField label="Email" defaultValue="amahle@dube" disabled />
          </State>
        </States>
      </SheetRow>
      <SheetRow name="Search field">
        <States room="wide">
          <State name="Rest">
            <SearchField {...search} />
          </State>
          <State name="Focus" shown="focus">
            <SearchField {...search} />
          </State>
          <State name="Filled">
            <SearchField {...search} defaultValue="Okavango" />
          </State>
          <State name="With its button">
            <SearchField {...search} defaultValue="Okavango">
              <Button type="submit">Search</Button>
            </SearchField>
          </State>
        </States>
      </SheetRow>
      <SheetRow name="Text area">
        <States room="wide">
          <TextArea label="Message" description="The first two lines show on cards." limit={600} rows={3} />
        </States>
      </SheetRow>
    </>
  )
}

const search = { label: 'Search businesses', clearLabel: 'Clear search', placeholder: 'Business name or place' }

function Choices() {
  return (
    <>
      <SheetRow name="Choice">
        <States>
          <State name="Checkbox: off, on">
            <Stack gap={1}>
              <Checkbox>Compare</Checkbox>
              <Checkbox defaultChecked>Compare</Checkbox>
            </Stack>
          </State>
          <State name="Focus" shown="focus">
            <Checkbox defaultChecked>Compare</Checkbox>
          </State>
          <State name="Disabled">
            <Checkbox disabled defaultChecked>
              Compare
            </Checkbox>
          </State>
          <State name="Select">
            <Select label="Sort by" labelPlacement="above" options={orders} />
          </State>
          <State name="Filter badge: rest">
            <FilterBadge name="Kenya" />
          </State>
          <State name="Focus" shown="focus">
            <FilterBadge name="Kenya" />
          </State>
          <State name="Badges">
            <Stack gap={2}>
              <Badge look="sun">
                <Needle />
                <Needle /> Premium
              </Badge>
              <Badge look="action">
                <Needle /> Standard
              </Badge>
              <Badge>
                <Needle hollow /> Classified
              </Badge>
            </Stack>
          </State>
        </States>
      </SheetRow>
      <SheetRow name="Group">
        <States room="wide">
          <CheckboxGroup label="Category" name="category" options={categories} defaultValue={['Accommodation']} />
          <Disclosure label="What does Premium add?" defaultOpen>
            <Text>Up to ten photographs, opening hours, a map and the first place in lists.</Text>
          </Disclosure>
        </States>
      </SheetRow>
    </>
  )
}

const orders = ['Featured', 'A-Z', 'Z-A'].map((label) => ({ value: label, label }))

const categories = [
  { value: 'Accommodation', label: 'Accommodation', count: 3 },
  { value: 'Restaurants & Dining', label: 'Restaurants & Dining', count: 0 },
  { value: 'Shopping', label: 'Shopping', count: 2 },
]

function Finding() {
  return (
    <>
      <SheetRow name="Menu">
        <NavigationMenu
          aria-label="Main"
          items={[
            {
              label: 'Explore',
              links: [
                { href: '/listings', label: 'All Listings', description: 'Browse all businesses across Africa' },
                { href: '/locations', label: 'Locations', description: 'Discover businesses by region or city' },
              ],
            },
            { href: '/about', label: 'About' },
            { href: '/pricing', label: 'Pricing' },
          ]}
          current="/about"
        />
      </SheetRow>
      <SheetRow name="Finding">
        <States room="wide">
          <State name="Breadcrumbs">
            <Breadcrumbs
              items={[
                { label: 'Home', href: '/' },
                { label: 'Categories', href: '/categories' },
                { label: 'Accommodation', href: '/categories/accommodation' },
                { label: 'Safari Lodges' },
              ]}
            />
          </State>
          <State name="Links: in a sentence, in a row">
            <Text>
              Is your place missing? Then <Link href="/contact">write to us</Link>, and it stands here within two days.
            </Text>
            <Inline gap={5}>
              <Link href="/kenya" look="ink" standalone>
                Nairobi County
              </Link>
              <Link href="/kenya" look="ink" standalone>
                Narok
              </Link>
            </Inline>
          </State>
        </States>
      </SheetRow>
      <SheetRow name="Pages">
        <Pagination page={1} pageCount={29} hrefOf={(page) => `/listings?page=${page}`} />
      </SheetRow>
      <SheetRow name="Stepper">
        <Stepper
          current={2}
          steps={['Package', 'Your business', 'Your page', 'Check and send'].map((name) => ({ name }))}
        />
      </SheetRow>
      <SheetRow name="Tabs">
        <Tabs
          label="The business"
          tabs={['About', 'Business Hours', 'Special Offers'].map((label) => ({
            id: label,
            label,
            content: <Text>{label}: what there is to say of it.</Text>,
          }))}
        />
      </SheetRow>
    </>
  )
}

function News() {
  return (
    <>
      <SheetRow name="Notices">
        <States room="wide">
          <Notice tone="error">Please fill out all required fields</Notice>
          <Notice tone="success">Your message has been sent! We’ll get back to you soon.</Notice>
          <Notice>Checking admin privileges...</Notice>
        </States>
      </SheetRow>
      <SheetRow name="Status">
        <States>
          <State name="Chips">
            <Chip tone="success">Open now</Chip>
            <Chip tone="muted" hollow>
              Closed
            </Chip>
          </State>
          <State name="On its way">
            <Spinner />
          </State>
          <State name="How far">
            <ProgressBar label="Uploading" value={40} />
          </State>
          <State name="Loading">
            <Skeleton shape="heading" style={{ inlineSize: '100%' }} />
            <Skeleton style={{ inlineSize: '60%' }} />
          </State>
        </States>
      </SheetRow>
    </>
  )
}

function Layers() {
  const toasts = useToasts()
  return (
    <SheetRow name="Over the page">
      <Inline>
        <PopoverTrigger>
          <Button variant="secondary">
            Popover <ChevronDownIcon size={18} />
          </Button>
          <Popover>
            <Text>Hangs from its trigger.</Text>
          </Popover>
        </PopoverTrigger>
        <DialogTrigger>
          <Button variant="secondary">Dialog</Button>
          <Dialog title="Write to us">
            <Text>Stands before the page until it is answered.</Text>
          </Dialog>
        </DialogTrigger>
        <SheetTrigger>
          <Button variant="secondary">Sheet</Button>
          <Sheet title="Shortlist">
            <Text>Comes in from the side.</Text>
          </Sheet>
        </SheetTrigger>
        <Button variant="secondary" onPress={() => toasts.add('Your message has been sent!', { tone: 'success' })}>
          Toast
        </Button>
      </Inline>
    </SheetRow>
  )
}

interface Business {
  readonly name: string
  readonly place: string
  readonly status: string
}

const columns: readonly TableColumn<Business>[] = [
  { id: 'name', name: 'Business', cell: ({ name }) => name, isSortable: true },
  { id: 'place', name: 'Place', cell: ({ place }) => place },
  { id: 'status', name: 'Status', cell: ({ status }) => <Chip>{status}</Chip> },
]

const businesses: readonly Business[] = [
  { name: 'Atlas Steam & Argan', place: 'Marrakesh, Morocco', status: 'Published' },
  { name: '!Nara Dunes Lodge', place: 'Sesriem, Namibia', status: 'Published' },
]

function Collections() {
  return (
    <>
      <SheetRow name="Table">
        <Table
          caption="Listings"
          columns={columns}
          rows={businesses}
          rowKey={({ name }) => name}
          sort={{ column: 'name', direction: 'ascending' }}
          isSelectable
          defaultSelectedKeys={new Set(['!Nara Dunes Lodge'])}
        />
      </SheetRow>
      <SheetRow name="Carousel">
        <div style={{ maxInlineSize: 560 }}>
          <Carousel
            label="Photos of !Nara Dunes Lodge"
            slides={[0, 1, 2].map((index) => ({
              id: String(index),
              label: `Cloth ${index + 1}`,
              content: <CoverArt slug="nara-dunes-lodge" category="accommodation" index={index} />,
              thumbnail: <CoverArt slug="nara-dunes-lodge" category="accommodation" index={index} />,
            }))}
          />
        </div>
      </SheetRow>
    </>
  )
}

function Reading() {
  return (
    <>
      <SheetRow name="Headings">
        <Stack gap={4}>
          {(['hero', 'h1', 'h2', 'h3', 'plate'] as const).map((size) => (
            <Heading key={size} level={3} size={size}>
              ǁKaras, Ọ̀ṣun and Ɛʋɛ
            </Heading>
          ))}
        </Stack>
      </SheetRow>
      <SheetRow name="Text">
        <Stack gap={2}>
          {(['lead', 'body', 'small', 'label'] as const).map((size) => (
            <Text key={size} size={size}>
              Canvas suites on a papyrus island, reached by mokoro.
            </Text>
          ))}
          <Text tone="muted">Open every day from 07:00 to 22:30</Text>
        </Stack>
      </SheetRow>
      <SheetRow name="Nothing there">
        <EmptyState
          heading="No listings found matching your criteria."
          headingLevel={3}
          actions={<Button variant="secondary">Clear all</Button>}
        >
          Try adjusting your filters or search terms.
        </EmptyState>
      </SheetRow>
    </>
  )
}
