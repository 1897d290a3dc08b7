import type { Meta, StoryObj } from '@storybook/react-vite'
import { SamplePage } from '../testing/SamplePage.tsx'
import { PageFailed } from '@dira/app'

const meta = {
  title: 'Pages/Failed',
  component: SamplePage,
  parameters: { layout: 'fullscreen' },
  args: { url: '/listings', children: <PageFailed onRetry={() => undefined} /> },
} satisfies Meta<typeof SamplePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
