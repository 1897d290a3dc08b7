import { useEffect, useId, useRef, type ComponentProps } from 'react'
import {
  BackIcon,
  BookmarkIcon,
  DirectionsIcon,
  ExternalIcon,
  PhoneIcon,
  WebsiteIcon,
} from '../../../art/Icon/index.ts'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { Form } from '../../../components/Form/Form.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { Stepper, type Step } from '../../../components/Stepper/Stepper.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextArea } from '../../../components/TextArea/TextArea.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { BusinessCard, type Business } from '../BusinessCard/BusinessCard.tsx'
import * as styles from './IsThisYou.css.ts'
import { isThisYouMessages } from './messages.ts'

/** Why a listing may be of the same business: the phone, the website, a similar name near by, or the name in the same town. */
export type DuplicateReason = 'phone' | 'website' | 'name' | 'town'

/** A published listing that may be of the business that applies. */
export interface PublicDuplicate extends Business {
  /** Its page, and where it is claimed. */
  readonly href: string
  readonly claimHref: string
  readonly phone: string
  readonly reason: DuplicateReason
  /** How far away its page says it is. @default unknown */
  readonly metres?: number | undefined
}

export interface IsThisYouProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Three at most, the likeliest first. */
  twins: readonly PublicDuplicate[]
  steps: readonly Step[]
  /** Which of them is shown, from 0. */
  current: number
  /** Why it is another business. */
  why: string
  onWhyChange: (why: string) => void
  /** It is being sent. @default false */
  isBusy?: boolean
  /** It is another business: sends the application. The line is there. */
  onNo: () => void
  onBack: () => void
}

/** Asks who applies whether a business of the guide is theirs, before the application is sent. It never stands in the way: 'No' sends. */
export function IsThisYou(given: IsThisYouProps) {
  const { twins, steps, current, why, onWhyChange, isBusy = false, onNo, onBack, className, ...props } = given
  const messages = useMessages('isThisYou', isThisYouMessages)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const reason = twins[0]?.reason ?? 'name'
  const isSame = reason === 'phone' || reason === 'website'
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={id} className={joinClasses(styles.page, className)} {...props}>
      <div className={styles.head}>
        <p className={styles.eyebrow}>
          <Needle className={styles.needle} />
          {messages.eyebrow}
        </p>
        <Heading level={1} id={id} tabIndex={-1} ref={heading} className={styles.title}>
          {messages.title}
        </Heading>
      </div>
      <Stepper steps={steps} current={current} />
      <div className={styles.body}>
        <Text className={styles.lead}>{messages.lead[reason]}</Text>
        <div className={styles.part}>
          <ul role="list" className={styles.twins}>
            {twins.map((twin) => (
              <li key={twin.href} className={styles.twin}>
                <Twin twin={twin} />
                <LinkButton
                  href={twin.claimHref}
                  className={styles.act}
                  {...(twins.length > 1 && { 'aria-label': messages.yesTo(twin.name) })}
                >
                  {messages.yes}
                </LinkButton>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{messages.yesNote}</p>
        </div>
        <div className={styles.part}>
          <Form
            aria-labelledby={id}
            className={styles.form}
            isBusy={isBusy}
            required={{ why: messages.whyMissing }}
            onSubmit={(event) => {
              event.preventDefault()
              onNo()
            }}
          >
            <NativeButton type="submit" variant="secondary" isPending={isBusy} className={styles.act}>
              {isBusy ? messages.sending : messages.no}
            </NativeButton>
            <p className={styles.note}>{messages.noNote[reason]}</p>
            <TextArea
              label={isSame ? messages.why : messages.whyDiffers}
              name="why"
              description={messages.forUs}
              placeholder={messages.example}
              rows={2}
              limit={300}
              dir="auto"
              value={why}
              onChange={onWhyChange}
            />
          </Form>
          <p className={styles.kept}>
            <BookmarkIcon size={18} className={styles.keptIcon} />
            {messages.nothingSent}
          </p>
          <div className={styles.ways}>
            <NativeButton variant="link" onClick={onBack} isDisabled={isBusy}>
              <BackIcon size={18} />
              {messages.back}
            </NativeButton>
          </div>
        </div>
      </div>
    </section>
  )
}

function Twin({ twin }: { readonly twin: PublicDuplicate }) {
  const messages = useMessages('isThisYou', isThisYouMessages)
  const { href, phone, reason, metres } = twin
  const isClose = metres !== undefined && metres <= 200
  const same = (
    <span className={joinClasses(styles.sign, styles.same)}>
      <Needle />
      {messages.same}
    </span>
  )
  return (
    <BusinessCard business={twin}>
      {phone !== '' && (
        <p className={styles.fact}>
          <span className={styles.factText}>
            <PhoneIcon size={20} />
            <bdi translate="no">{phone}</bdi>
          </span>
          {reason === 'phone' && same}
        </p>
      )}
      {reason === 'website' && (
        <p className={styles.fact}>
          <span className={styles.factText}>
            <WebsiteIcon size={20} />
            {messages.website}
          </span>
          {same}
        </p>
      )}
      {metres !== undefined && (
        <p className={styles.fact}>
          <span className={styles.factText}>
            <DirectionsIcon size={20} />
            {messages.far(metres)}
          </span>
          {isClose && (
            <span className={joinClasses(styles.sign, styles.close)}>
              <Needle hollow />
              {messages.close}
            </span>
          )}
        </p>
      )}
      <p className={styles.fact}>
        <Link standalone href={href} target="_blank" rel="noopener">
          {messages.look}
          <ExternalIcon size={18} />
          <VisuallyHidden>{messages.newTab}</VisuallyHidden>
        </Link>
      </p>
    </BusinessCard>
  )
}
