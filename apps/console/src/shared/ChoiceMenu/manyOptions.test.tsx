import { tryMenus, type Menu } from '../../../../../packages/ui/src/testing/manyOptions.tsx'
import { ChoiceMenu } from './ChoiceMenu.tsx'

const MENUS: readonly Menu[] = [
  {
    name: 'a filter of the table',
    Example: ({ options, onTake }) => (
      <ChoiceMenu look="filter" label="Open" options={options} chosen={[]} onChange={([value = '']) => onTake(value)} />
    ),
    isChoice: true,
  },
  {
    name: 'a choice for what is picked',
    Example: ({ options, onTake }) => (
      <ChoiceMenu look="bulk" label="Open" options={options} onChange={([value = '']) => onTake(value)} />
    ),
    isChoice: true,
  },
]

tryMenus(MENUS)
