import { addons, mockChannel } from 'storybook/preview-api'

/** The channel between Storybook and its addons. Addons ask for it as they load, so this module loads first. */
export const storybookChannel = mockChannel()

addons.setChannel(storybookChannel)
