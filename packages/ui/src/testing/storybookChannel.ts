import { addons, mockChannel } from 'storybook/preview-api'

/** What Storybook and its addons tell each other by; addons ask for it as they are loaded, so this is loaded before them. */
export const storybookChannel = mockChannel()

addons.setChannel(storybookChannel)
