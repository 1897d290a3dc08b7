import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { coverSvg } from '../cloth/coverSvg.ts'
import { Pictogram, type PictogramName } from '../Pictogram/Pictogram.tsx'
import { CoverArt } from './CoverArt.tsx'

const meta = {
  title: 'Foundations/Art/CoverArt',
  component: CoverArt,
  parameters: {
    notes: {
      use: 'Stands for a photograph that a listing does not have. Seven kinds of cloth, one for each category, in three colourways; slug and category decide everything, so that a listing looks the same everywhere and always. Never tell a reader that it is authentic cloth, and never set text on it: use a solid badge.',
      instead:
        'Where there may be a photograph take Cover. An application with many covers serves them as files: a CoverProvider at its root says where they are, `coverSvg` of the entry `@dira/ui/cover` makes them.',
      keyboard: 'Nothing: it is no control.',
      screenReader: 'Hidden, unless `alt` says what it stands for.',
    },
  },
  args: { slug: 'soko-la-kitambaa', category: 'shopping', style: { inlineSize: 400, blockSize: 300 } },
} satisfies Meta<typeof CoverArt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

interface Cloth {
  readonly category: PictogramName
  readonly name: string
  readonly technique: string
  readonly slugs: readonly string[]
}

/** Five listings of each category, in all three colourways, chosen for layouts that differ. */
const PLATE: readonly Cloth[] = [
  {
    category: 'accommodation',
    name: 'Accommodation',
    technique: 'Painted wall',
    slugs: ['nara-dunes-lodge', 'okavango-reed-camp', 'karoo-lantern-house', 'old-pier-rooms', 'mahango-reedbed-lodge'],
  },
  {
    category: 'restaurants',
    name: 'Restaurants & Dining',
    technique: 'Pin-dot print',
    slugs: [
      'kwa-thandi-supper-table',
      'mji-mkongwe-kitchen',
      'sea-wall-grill',
      'robertson-street-roosters',
      'addis-westlands',
    ],
  },
  {
    category: 'shopping',
    name: 'Shopping',
    technique: 'Strip weave',
    slugs: [
      'tal-street-outfitters',
      'soko-la-kitambaa',
      'pau-preto-esculturas',
      'nyae-nyae-beads',
      'ezulwini-weavers-yard',
    ],
  },
  {
    category: 'transport',
    name: 'Car Hire & Transport',
    technique: 'Mud-dyed panels',
    slugs: [
      'rift-valley-overland',
      'zambezi-bend-transfers',
      'ngorongoro-highlands-safari-vehicles-drivers-camping-gear',
      'tuk-tuk-town-tours',
      'thulanis-taxi',
    ],
  },
  {
    category: 'events',
    name: 'Events & Festivals',
    technique: 'Cut-pile lozenge',
    slugs: [
      'isicathamiya-saturday',
      'felucca-evenings',
      'kaapse-klopse-night-parade',
      'marrabenta-na-baixa',
      'mangaung-fringe-nights',
    ],
  },
  {
    category: 'wellness',
    name: 'Wellness & Spas',
    technique: 'Resist-dyed ripple',
    slugs: [
      'atlas-steam-argan',
      'osun-water-rooms',
      'argwings-massage',
      'luderitz-kelp-salt-baths',
      'eros-sports-massage',
    ],
  },
  {
    category: 'nightlife',
    name: 'Nightlife & Entertainment',
    technique: 'Bead band',
    slugs: [
      'bao-and-draughts',
      'rumba-chez-maman-ngudi',
      'bijou-rooftop-cinema',
      'ekhaya-jazz-stokvel',
      'shebas-fire-floor',
    ],
  },
]

export const Plate: Story = {
  parameters: { docs: { description: { story: 'All seven kinds of cloth in all three colourways.' } } },
  render: () => (
    <div style={{ maxInlineSize: 1240, marginInline: 'auto', display: 'grid', gap: 16 }}>
      <Heading level={1} size="h1">
        Cloth: generated covers
      </Heading>
      <Text size="lead">One pattern family and three colourways per category. Same slug, same cloth, every time.</Text>
      {PLATE.map(({ category, name, technique, slugs }) => (
        <Row key={category} label={<Label category={category} name={name} technique={technique} />}>
          {slugs.map((slug) => (
            <CoverArt key={slug} slug={slug} category={category} style={{ aspectRatio: '4 / 3', blockSize: 'auto' }} />
          ))}
        </Row>
      ))}
    </div>
  ),
}

/** The cover, another layout, and another layout enlarged twofold. */
export const GalleryOfOneListing: Story = {
  render: ({ slug, category }) => (
    <Row label={null}>
      {[0, 1, 2].map((index) => (
        <CoverArt key={index} slug={slug} category={category} index={index} style={{ aspectRatio: '4 / 3' }} />
      ))}
    </Row>
  ),
}

/** Any ratio may be asked for: the cloth is cut, never stretched. */
export const CutToAStrip: Story = { args: { style: { inlineSize: '100%', blockSize: 96 } } }

/** The same picture as a file: what a page shows below the first screen. */
export const AsAFile: Story = {
  render: ({ slug, category }) => (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(coverSvg({ slug, category }))}`}
      alt=""
      width={400}
      height={300}
      loading="lazy"
    />
  ),
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: 16 }}>
      {label}
      {children}
    </div>
  )
}

function Label({ category, name, technique }: Omit<Cloth, 'slugs'>) {
  return (
    <div>
      <Pictogram name={category} size={56} />
      <Heading level={2} size="h3" style={{ fontSize: '1.25rem' }}>
        {name}
      </Heading>
      <Text size="small">{technique}</Text>
    </div>
  )
}
