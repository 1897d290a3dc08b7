import type { Standing } from '@dira/directory-core'
import type { ComponentProps } from 'react'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { Segments } from '../../../components/Segments/Segments.tsx'
import { phonePreviewMessages } from './messages.ts'
import { PhoneFrame } from './PhoneFrame.tsx'
import { PreviewHead } from './PreviewHead.tsx'
import * as styles from './PhonePreview.css.ts'

/** What of a listing is previewed. */
export type PreviewedView = 'card' | 'page'

export interface PhonePreviewProps extends ComponentProps<'section'> {
  view: PreviewedView
  onViewChange: (view: PreviewedView) => void
  /** What it is shown as, and the names of all that may be chosen. */
  tier: Standing
  tiers: readonly { readonly value: Standing; readonly label: string }[]
  onTierChange: (tier: Standing) => void
}

/** A listing as a phone shows it: its card or its page, and as each package shows them. Nothing in it can be pressed. */
export function PhonePreview(given: PhonePreviewProps) {
  const { view, onViewChange, tier, tiers, onTierChange, className, children, ...props } = given
  const messages = useMessages('phonePreview', phonePreviewMessages)
  const views = (['card', 'page'] as const).map((value) => ({ value, label: messages.views[value] }))
  return (
    <section aria-label={messages.title} className={joinClasses(styles.preview, className)} {...props}>
      <PreviewHead title={messages.title}>
        <Segments label={messages.view} isLabelHidden options={views} value={view} onChange={onViewChange} />
      </PreviewHead>
      <div className={styles.tiers}>
        <Segments label={messages.tier} isLabelHidden options={tiers} value={tier} onChange={onTierChange} />
      </div>
      {/* Another view begins at its top. */}
      <PhoneFrame key={view} title={messages.frame}>
        {children}
      </PhoneFrame>
    </section>
  )
}
