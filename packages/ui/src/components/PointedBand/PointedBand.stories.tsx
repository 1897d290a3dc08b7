import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CoverArt } from '../../art/CoverArt/CoverArt.tsx'
import { Landscape } from '../../art/Landscape/Landscape.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { PointedBand } from './PointedBand.tsx'

const meta = {
  title: 'Components/PointedBand',
  component: PointedBand,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'Opens a page, or calls for something between two sections: words on one side, cloth or a view on the other. Once or twice a page at most.',
      instead: 'Within the column of a page use a Grid or a Stack; the opening of home is the Hero.',
      keyboard: 'Adds nothing; what stands in it is reached in the order of the text.',
      screenReader: 'The art is hidden. Name the band, if it needs one, by its heading in a section around it.',
    },
  },
  args: {
    art: <CoverArt slug="safari-lodges" category="accommodation" />,
    children: <Heading level={1}>Safari Lodges</Heading>,
  },
} satisfies Meta<typeof PointedBand>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Safari Lodges' })).toBeVisible()
    await expect(canvasElement.querySelector('[aria-hidden="true"] svg')).not.toBeNull()
  },
}

export const Inverse: Story = {
  args: {
    tone: 'inverse',
    depth: 'large',
    art: <CoverArt slug="loom" category="shopping" />,
    children: <Heading level={2}>Are You a Business Owner?</Heading>,
  },
}

export const ArtPointsToText: Story = {
  args: {
    points: 'toText',
    depth: 'large',
    artHeight: 'high',
    art: <Landscape crop="hero" />,
    children: (
      <>
        <Heading level={1}>A compass for the continent’s businesses</Heading>
        <Text size="lead">Dira is Swahili for compass, direction.</Text>
      </>
    ),
  },
}

export const LongText: Story = {
  args: {
    children: <Heading level={1}>The Grand ǁKaras, Ọ̀ṣun & Ɛʋɛ Heritage Guesthouses and Gardens</Heading>,
  },
}
