import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { joinClasses } from '../../joinClasses.ts'
import { Heading, type HeadingLevel } from '../Heading/index.ts'
import { nextTab } from './nextTab.ts'
import * as styles from './Tabs.css.ts'

/** One tab with its panel. */
export interface TabItem {
  /** What tells it from the others, such as 'hours'. */
  id: string
  /** The name on the tab. Without script it is the heading of the panel. */
  label: ReactNode
  /** The panel. It stays in the document when another one is shown. */
  content: ReactNode
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the tabs are about, for those who do not see them side by side. */
  label: string
  /** The tabs, in their order. */
  tabs: readonly TabItem[]
  /** The tab that is shown, when the parent keeps it. */
  selectedKey?: string
  /** The tab shown at first, when the component keeps it itself. @default the first */
  defaultSelectedKey?: string
  /** Another tab was chosen. */
  onSelectionChange?: (id: string) => void
  /** The rank of the panels' headings, which show where no script runs. @default 3 */
  headingLevel?: HeadingLevel
}

/**
 * Panels of which one is shown, chosen by the tabs above them. Not react-aria's: that one makes the panels that are not chosen inert on the
 * server already, so that without script nobody could use their links. For pages with addresses of their own use links.
 */
export function Tabs({
  label,
  tabs,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  headingLevel = 3,
  className,
  ...props
}: TabsProps) {
  const [ownKey, setOwnKey] = useState(defaultSelectedKey)
  const key = selectedKey ?? ownKey
  const selected = Math.max(
    tabs.findIndex(({ id }) => id === key),
    0,
  )
  const baseId = useId()
  const list = useRef<HTMLDivElement>(null)

  // A tab that is chosen from outside, or touched at the edge of a narrow screen, is seen in full. Only the list is moved, not the page.
  useLayoutEffect(() => {
    const tab = list.current?.children[selected]
    if (!list.current || !tab) return
    const frame = list.current.getBoundingClientRect()
    const { left, right } = tab.getBoundingClientRect()
    if (left < frame.left) list.current.scrollLeft -= frame.left - left
    else if (right > frame.right) list.current.scrollLeft += right - frame.right
  }, [selected])

  const select = (index: number) => {
    const tab = tabs[index]
    if (!tab || index === selected) return
    setOwnKey(tab.id)
    onSelectionChange?.(tab.id)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextTab(event, selected, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    select(next)
    // The tab is there already; only its being the chosen one is still to come.
    const tab = list.current?.children[next]
    if (tab instanceof HTMLElement) tab.focus()
  }

  return (
    <div className={joinClasses(styles.tabs, className)} {...props}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${index}`}
            aria-controls={`${baseId}-panel-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => select(index)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${baseId}-panel-${index}`}
          aria-labelledby={`${baseId}-tab-${index}`}
          tabIndex={0}
          hidden={index !== selected}
          className={styles.panel}
        >
          <Heading level={headingLevel} hidden className={styles.heading}>
            {tab.label}
          </Heading>
          {tab.content}
        </div>
      ))}
    </div>
  )
}
