// First of all.
import './storybookChannel.ts'
import { composeStories, setProjectAnnotations, type ReactRenderer } from '@storybook/react-vite'
import type { ComposedStoryFn } from 'storybook/internal/types'
import * as pseudoStates from 'storybook-addon-pseudo-states/preview'
import { configure } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { serverFirst } from './serverFirst.tsx'

/** A story with everything that its module and the preview add to it. */
export type Story = ComposedStoryFn<ReactRenderer>

export interface StoryModule {
  /** The path of its file, as this file would import it. */
  readonly path: string
  /** Where Storybook shows it, such as 'Components/Button'. */
  readonly title: string
  /** By the name of the export; in the order of the alphabet, as modules have their exports. */
  readonly stories: readonly (readonly [name: string, story: Story])[]
}

type Exports = Parameters<typeof composeStories>[0] & { readonly default: { readonly title: string } }

const project = setProjectAnnotations([pseudoStates, preview, serverFirst])

/** Gets ready to show stories; once, before the first. */
export async function prepareStories(): Promise<void> {
  await project.beforeAll()
  // What a play waits for may take its time on a busy machine.
  configure({ asyncUtilTimeout: 10_000 })
}

/** Every module of stories, composed as Storybook composes them. */
export const storyModules: readonly StoryModule[] = Object.entries(
  import.meta.glob<Exports>(['../**/*.stories.tsx', '../../../../apps/{site,console}/src/**/*.stories.tsx'], {
    eager: true,
  }),
).map(([path, exports]) => ({
  path,
  title: exports.default.title,
  stories: Object.entries<Story>(composeStories(exports)),
}))

/** The modules of stories at these paths within the repository. */
export function storyModulesAt(paths: readonly string[]): readonly StoryModule[] {
  return storyModules.filter(({ path }) => paths.some((file) => `/${file}`.endsWith(path.replace(/^(\.\.\/)+/, '/'))))
}
