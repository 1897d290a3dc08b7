import type { FilterGroup } from '@dira/directory-core'
import type { ComponentProps } from 'react'
import { FilterIcon } from '../../art/Icon/index.ts'
import { button } from '../../components/Button/Button.css.ts'
import { Disclosure } from '../../components/Disclosure/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import { KeptFields, type KeptField } from '../KeptFields.tsx'
import { FilterMenu, type FilterGroupChoices } from './FilterMenu.tsx'
import * as styles from './FilterPanel.css.ts'
import { filterPanelMessages } from './messages.ts'

export interface FilterPanelProps extends Omit<ComponentProps<'form'>, 'children' | 'onToggle'> {
  /** The groups in their order, each with its options, their counts and whether they are chosen. */
  groups: readonly FilterGroupChoices[]
  /** The address of the list, for the form that it is without script. */
  action: string
  /** What else stays in the address when the form navigates by itself, such as the search text. @default [] */
  keep?: readonly KeptField[]
  /** An option was chosen or taken back. */
  onToggle: (group: FilterGroup, value: string) => void
  /** All choices of a group were taken back. */
  onClear: (group: FilterGroup) => void
}

/**
 * The filters of a list. From 720 pixels on each group is a menu under its trigger; below that all of them stand in one framed panel that a
 * toggle shows and hides. It is one document in both: a GET form, whose toggles are the browser's own `<details>`, so that it works before
 * and without script, where it has a button that applies the choices.
 */
export function FilterPanel({ groups, action, keep = [], onToggle, onClear, className, ...props }: FilterPanelProps) {
  const messages = useMessages('filterPanel', filterPanelMessages)
  return (
    <form
      method="get"
      action={action}
      aria-label={messages.label}
      className={joinClasses(styles.panel, className)}
      // With script each choice has been told already; Enter on one would load the page anew.
      onSubmit={(event) => event.preventDefault()}
      {...props}
    >
      <KeptFields fields={keep} />
      <Disclosure
        look="framed"
        icon={<FilterIcon />}
        label={messages.show}
        openLabel={messages.hide}
        className={styles.toggle}
      />
      <div className={styles.groups}>
        {groups.map((choices) => (
          <FilterMenu key={choices.group} choices={choices} onToggle={onToggle} onClear={onClear} />
        ))}
        <noscript>
          <button type="submit" className={joinClasses(button({ variant: 'secondary' }), styles.apply)}>
            {messages.apply}
          </button>
        </noscript>
      </div>
    </form>
  )
}
