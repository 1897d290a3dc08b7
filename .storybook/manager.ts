import { addons } from 'storybook/manager-api'
import { brandTheme } from './brandTheme.ts'

const darkSystem = matchMedia('(prefers-color-scheme: dark)')

const followSystem = () => addons.setConfig({ theme: brandTheme(darkSystem.matches ? 'dark' : 'light') })

followSystem()
darkSystem.addEventListener('change', followSystem)
