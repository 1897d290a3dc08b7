import { tryMenus } from '../../../../../../packages/ui/src/testing/manyOptions.tsx'
import { PlacePicker } from './PlacePicker.tsx'

tryMenus([
  {
    name: 'a search for a place',
    Example: ({ options, onTake }) => {
      const places = options.map((option) => ({ ...option, kind: 'city' as const, description: 'a town' }))
      return (
        <PlacePicker
          look="filter"
          label="Open"
          search={{ places, text: '', onTextChange: () => {} }}
          onChoose={({ value }) => onTake(value)}
        />
      )
    },
    isChoice: false,
  },
])
