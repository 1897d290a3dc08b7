import { useState, type ComponentProps, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FilterIcon } from '../../../art/Icon/index.ts'
import { button } from '../../../components/Button/Button.css.ts'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { useOverlay } from '../../../components/OverlayProvider.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useFormatCount } from '../../../messages/useFormatCount.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { HiddenFields, type HiddenField } from '../HiddenFields.tsx'
import { FilterEnd, type FilterEndProps } from './FilterEnd.tsx'
import { FilterMenu, type FilterGroupChoices } from './FilterMenu.tsx'
import * as styles from './FilterPanel.css.ts'
import { filterPanelMessages } from './messages.ts'

export interface FilterPanelProps<Group extends string> extends Omit<ComponentProps<'form'>, 'children' | 'onToggle'> {
  /** The groups in their order, each with its options, their counts and whether they are chosen. One without options is left out. */
  groups: readonly FilterGroupChoices<Group>[]
  /** The address of the list, for the form that it is without script. */
  action: string
  /** What else stays in the address when the form navigates by itself, such as the search text. @default [] */
  keep?: readonly HiddenField[]
  /** An option was chosen or taken back. */
  onToggle: (group: Group, value: string) => void
  /** All choices of a group were taken back. */
  onClear: (group: Group) => void
  /** A field for the order of the list: first in the panel of a narrow screen. @default none */
  order?: ReactNode
  /** What the panel of a narrow screen ends in. @default it has no end of its own */
  end?: FilterEndProps
}

/**
 * The filters of a list. From 720 pixels on each group is a menu under its trigger; below that all of them are in one framed panel that a
 * toggle shows and hides, and that ends in the way to the results. It is one document in both: a GET form, whose toggles are the browser's own `<details>`, so that it works before
 * and without script, where it has a button that applies the choices.
 */
export function FilterPanel<Group extends string>({
  groups,
  action,
  keep = [],
  onToggle,
  onClear,
  order,
  end,
  className,
  ...props
}: FilterPanelProps<Group>) {
  const messages = useMessages('filterPanel', filterPanelMessages)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  useOverlay(isOpen, close)
  const formatCount = useFormatCount()
  const chosen = groups.reduce((sum, { options }) => sum + options.filter(({ isSelected }) => isSelected).length, 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears Escape in its fields.
    <form
      method="get"
      action={action}
      aria-label={messages.label}
      className={joinClasses(styles.panel, className)}
      // With script each choice is reported at once; Enter on one would reload the page.
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !isOpen) return
        currentTarget.querySelector('summary')?.focus()
        close()
      }}
      {...props}
    >
      <HiddenFields fields={keep} />
      <Disclosure
        look="framed"
        icon={<FilterIcon />}
        label={
          <>
            <span className={styles.toggleWord}>{messages.show}</span>
            {chosen > 0 && (
              <>
                <span aria-hidden="true" className={styles.number}>
                  {formatCount(chosen)}
                </span>
                <VisuallyHidden>, {messages.selected(chosen)}</VisuallyHidden>
              </>
            )}
          </>
        }
        openLabel={messages.hide}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        className={styles.toggle}
      />
      <div className={styles.groups}>
        {order !== undefined && <section className={styles.order}>{order}</section>}
        {groups
          .filter(({ options }) => options.length > 0)
          .map((choices) => (
            <FilterMenu key={choices.group} choices={choices} onToggle={onToggle} onClear={onClear} />
          ))}
        <noscript>
          <button type="submit" className={joinClasses(button({ variant: 'secondary' }), styles.apply)}>
            {messages.apply}
          </button>
        </noscript>
      </div>
      {end && isOpen && (
        <FilterEnd
          {...end}
          onShow={() => {
            // Before the focus moves on, so that what it moves to stands where it will stay.
            flushSync(close)
            end.onShow()
          }}
        />
      )}
    </form>
  )
}
