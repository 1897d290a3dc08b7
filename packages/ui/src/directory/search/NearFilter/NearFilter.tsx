import { lazy, Suspense, useImperativeHandle, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { ChevronDownIcon, CompassIcon } from '../../../art/Icon/index.ts'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as filters from '../FilterPanel/FilterPanel.css.ts'
import { useMenu } from '../FilterPanel/useMenu.ts'
import type { HiddenField } from '../HiddenFields.tsx'
import { nearFilterMessages } from './messages.ts'
import * as styles from './NearFilter.css.ts'
import type { NearPanelProps } from './NearPanel.tsx'
import { PlainNearForm } from './PlainNearForm.tsx'
import { USUAL_RADIUS } from './usualRadius.ts'

/** A town that a list can be near to. */
export interface NearTown {
  /** As the address has it: `kenya/nairobi`. */
  readonly value: string
  /** What a visitor reads: 'Nairobi, Kenya'. */
  readonly label: string
}

/** What a list is near to, as the address has it: a position to 0.01° (`-1.29,36.82`) or the value of a town. */
export interface NearChoice {
  readonly near: string
  /** How far around, in kilometres. */
  readonly within: number
}

export interface NearFilterProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange'>, Omit<NearPanelProps, 'panelRef' | 'isOpen' | 'close'> {
  /** The address of the list, for the form that it is without script. */
  action: string
  /** What else stays in the address when the form navigates by itself, such as the search text. @default [] */
  keep?: readonly HiddenField[]
}

/** The radii to choose from, in kilometres. */
const RADII = [5, 10, 25, 50]

/** The positions of a panel that lies over the page, not in it. */
const OVER_PAGE = ['absolute', 'fixed']

const loadPanel = () =>
  import('./NearPanel.tsx').then(
    ({ NearPanel }) => ({ default: NearPanel }),
    () => ({ default: NoPanel }),
  )
// It asks for the position, looks for towns and says what went wrong: a page that nobody asks does without.
const NearPanel = lazy<(props: NearPanelProps) => ReactNode>(loadPanel)

/**
 * 'Near', with a panel for the position, a town, and how far around; the code of the panel comes when it is first opened. The browser is asked for
 * the position only when its button is pressed; where that fails a sentence says why, and the field of towns has the focus. Only a position rounded
 * to 0.01° goes to `onChange`. Without script it is a GET form of towns and radii.
 */
export function NearFilter({
  towns,
  findTowns,
  action,
  near,
  within,
  matches,
  onChange,
  onPosition,
  onShow,
  clearHref,
  keep = [],
  radii = RADII,
  className,
  ref,
  ...props
}: NearFilterProps) {
  const messages = useMessages('nearFilter', nearFilterMessages)
  const panel = useRef<HTMLFormElement>(null)
  // In the page it pushes down what follows: nothing may slip away under a finger.
  const { isOpen, close, wholeRef, wholeProps, detailsProps, summaryRef } = useMenu(
    () => panel.current !== null && !OVER_PAGE.includes(getComputedStyle(panel.current).position),
  )
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => wholeRef.current)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)

  return (
    <div className={joinClasses(styles.near, className)} {...props} {...wholeProps}>
      <details className={styles.trigger} {...detailsProps}>
        <summary
          ref={summaryRef}
          className={joinClasses(filters.summary, styles.summary, near !== undefined && filters.inForce)}
        >
          <CompassIcon />
          {messages.near}
          {near !== undefined && within !== undefined && (
            <>
              <bdi aria-hidden="true" className={joinClasses(filters.number, styles.number)}>
                {messages.distance(within)}
              </bdi>
              <VisuallyHidden>, {messages.within(within)}</VisuallyHidden>
            </>
          )}
          {/* The panel hangs from its end: nothing may slip away under a pointer when a choice is made. */}
          {near === undefined && isOpen && (
            <bdi aria-hidden="true" className={joinClasses(filters.number, styles.number, styles.room)}>
              {messages.distance(USUAL_RADIUS)}
            </bdi>
          )}
          <ChevronDownIcon size={18} className={styles.chevron} />
        </summary>
      </details>
      <noscript className={styles.plain}>
        <PlainNearForm action={action} keep={keep} towns={towns} radii={radii} near={near} within={within} />
      </noscript>
      {wasOpened && (
        <Suspense fallback={<Skeleton shape="picture" className={styles.panel} />}>
          <NearPanel
            panelRef={panel}
            isOpen={isOpen}
            close={close}
            towns={towns}
            findTowns={findTowns}
            near={near}
            within={within}
            matches={matches}
            onChange={onChange}
            onPosition={onPosition}
            onShow={onShow}
            clearHref={clearHref}
            radii={radii}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A page that lost its connection. */
function NoPanel() {
  const messages = useMessages('nearFilter', nearFilterMessages)
  return <p className={styles.panel}>{messages.offline}</p>
}
