import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Text } from '../../components/Text/Text.tsx'
import appIcon from './app-icon.svg'
import light from './app-icon-light.svg'
import maskable from './app-icon-maskable.svg'
import favicon from './favicon.svg'

const meta = {
  title: 'Foundations/Art/App icon',
  parameters: {
    notes: {
      use: 'The needle alone stands for Dira where a name would not fit: on a tab and on a home screen, from 96 pixels up with its ring of ticks. `pnpm generate:icons` renders the files that the site serves.',
      instead: 'Where there is room for the name take the Wordmark.',
      keyboard: 'Nothing: it is no control.',
      screenReader: 'The browser and the system say the name of the site, not the icon.',
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <Inline gap={8}>
      <Specimen src={appIcon} size={180} text="Square: systems round its corners" />
      <Specimen src={maskable} size={180} text="Maskable: all of it within four fifths" mask="circle(50%)" />
      <Specimen src={maskable} size={180} text="Maskable, cut as far as a system may" mask="circle(40%)" />
      <Specimen src={light} size={180} text="On light ground" />
    </Inline>
  ),
}

export const Favicon: Story = {
  render: () => (
    <Inline gap={6}>
      {[64, 48, 32, 16].map((size) => (
        <Specimen key={size} src={favicon} size={size} text={String(size)} />
      ))}
    </Inline>
  ),
}

interface SpecimenProps {
  src: string
  size: number
  text: string
  mask?: CSSProperties['clipPath']
}

function Specimen({ src, size, text, mask }: SpecimenProps) {
  return (
    <figure style={{ margin: 0 }}>
      <img src={src} alt="" width={size} height={size} style={{ clipPath: mask }} />
      <figcaption>
        <Text size="small">{text}</Text>
      </figcaption>
    </figure>
  )
}
