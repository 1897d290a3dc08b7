import { useEffect, useState, type ComponentProps } from 'react'
import { CheckIcon, ShareIcon } from '../../../art/Icon/index.ts'
import { button } from '../../../components/Button/Button.css.ts'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { ListingAction } from '../ListingAction/ListingAction.tsx'
import { shareButtonMessages } from './messages.ts'
import { shareLink } from './shareLink.ts'
import * as styles from './ShareButton.css.ts'

export interface ShareButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'title' | 'value'> {
  /** The address of what is shared: a path of the site, or a whole address. */
  url: string
  /** The title of what is shared, such as the name of the business. */
  title: string
  /** A part of a listing's toolbar, a button beside others, or a link at the edge. @default 'part' */
  look?: 'part' | 'secondary' | 'link'
  /** What the button says. @default 'Share' */
  label?: string
  /** It was shared: by the system's sheet, or its link was copied. */
  onShared?: (how: 'shared' | 'copied') => void
}

const LONG_ENOUGH_TO_READ = 4_000

/** Shares a page by the system's own sheet; where there is none it copies the link, and says so. */
export function ShareButton({ url, title, look = 'part', label, onShared, className, ...props }: ShareButtonProps) {
  const messages = useMessages('shareButton', shareButtonMessages)
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), LONG_ENOUGH_TO_READ)
    return () => clearTimeout(timer)
  }, [outcome])

  const share = async () => {
    const now = await shareLink({ title, url: new URL(url, document.baseURI).href })
    setOutcome(now === 'copied' || now === 'failed' ? now : undefined)
    if (now === 'shared' || now === 'copied') onShared?.(now)
  }

  const word = {
    idle: label ?? messages.share,
    copied: messages.copied,
    failed: messages.notCopied,
  }[outcome ?? 'idle']
  const shared = {
    'aria-label': !outcome && label === undefined ? messages.shareOf(title) : undefined,
    onClick: () => void share(),
    ...props,
  }
  const icon = outcome === 'copied' ? <CheckIcon size={18} /> : <ShareIcon size={18} />
  return (
    <>
      {look === 'part' ? (
        <ListingAction look="part" icon={icon} word={word} className={className} {...shared} />
      ) : (
        <button
          type="button"
          className={joinClasses(button({ variant: look }), styles.needsScript, className)}
          {...shared}
        >
          {look === 'secondary' && icon}
          {word}
        </button>
      )}
      <VisuallyHidden role="status">
        {outcome && { copied: messages.linkCopied, failed: messages.linkNotCopied }[outcome]}
      </VisuallyHidden>
    </>
  )
}
