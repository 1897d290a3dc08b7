import { Button } from './components/Button/Button.tsx'
import { Dialog } from './components/Dialog/Dialog.tsx'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { NavigationMenu } from './components/NavigationMenu/NavigationMenu.tsx'
import { Select } from './components/Select/Select.tsx'
import { Sheet } from './components/Sheet/Sheet.tsx'
import { FilterPanel } from './directory/search/FilterPanel/FilterPanel.tsx'
import { tryMenus, type Menu } from './testing/manyOptions.tsx'

const MENUS: readonly Menu[] = [
  {
    name: 'a filter',
    Example: ({ options, onTake }) => (
      <FilterPanel
        groups={[
          {
            group: 'countries',
            name: 'country',
            label: 'Open',
            options: options.map((option) => ({ ...option, isSelected: false })),
          },
        ]}
        action="/listings"
        onToggle={(_group, value) => onTake(value)}
        onClear={() => {}}
        end={{ matches: 7, onShow: () => {} }}
      />
    ),
    feet: ['0 selected', 'Show 7 results'],
    isChoice: true,
  },
  {
    name: 'a select',
    Example: ({ options, onTake }) => <Select label="Open" options={options} defaultValue="" onChange={onTake} />,
    isChoice: true,
  },
  {
    name: 'a menu of pages',
    Example: ({ options }) => (
      <NavigationMenu
        items={[{ label: 'Open', links: options.map(({ value, label }) => ({ href: `#${value}`, label })) }]}
      />
    ),
    isChoice: false,
  },
  {
    name: 'a dialog',
    Example: ({ options }) => (
      <DialogTrigger>
        <Button>Open</Button>
        <Dialog title="Countries" foot={<Button slot="close">Done</Button>}>
          {options.map(({ value, label }) => (
            <p key={value}>{label}</p>
          ))}
        </Dialog>
      </DialogTrigger>
    ),
    feet: ['Done'],
    isChoice: false,
  },
  {
    name: 'a sheet',
    Example: ({ options }) => (
      <DialogTrigger>
        <Button>Open</Button>
        <Sheet title="Countries" foot={<Button slot="close">Done</Button>}>
          {options.map(({ value, label }) => (
            <p key={value}>{label}</p>
          ))}
        </Sheet>
      </DialogTrigger>
    ),
    feet: ['Done'],
    isChoice: false,
  },
]

tryMenus(MENUS)
