import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary.tsx'
import { Form } from '../../../components/Form/Form.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { Stepper, type Step } from '../../../components/Stepper/Stepper.tsx'
import { useHydrated } from '../../../components/useHydrated.ts'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useHoneypot, type Sender } from '../useHoneypot.tsx'
import * as styles from './GetListed.css.ts'
import { getListedMessages } from './messages.ts'
import { ToMend, type MendField } from './ToMend.tsx'

export interface GetListedProps extends Omit<ComponentProps<'section'>, 'children'> {
  steps: readonly Step[]
  /** Which of them is shown, from 0. */
  current: number
  /** What else there is to know first: words that were kept, or that it waits for a network. */
  notes?: ReactNode
  /** The fields of the step. */
  children: ReactNode
  /** A `PreviewFrame` with the card as travellers will see it, and a line below it. @default none: the fields have all the width */
  preview?: ReactNode
  previewNote?: ReactNode
  /** Stands below the form: another way to a page. @default none */
  otherWay?: ReactNode
  /** When it was last kept on the device; undefined while nothing is written, `false` where the browser keeps nothing. */
  savedAt: Date | false | undefined
  /** What cannot stay as it is, in the order of the page: `name` is that of its field. @default nothing */
  toMend?: readonly MendField[]
  /** The error of the whole form. */
  message?: ReactNode
  /** Stands in the place of the form without script: other ways, as links. */
  withoutScript: ReactNode
  /** It is being sent. @default false */
  isBusy?: boolean
  onBack: () => void
  /** The next step, or sending in the last one. */
  onNext: (sender: Sender) => void
  headingRef?: Ref<HTMLHeadingElement>
}

/** The page on which a business applies for a listing, one step of it: its fields, the way on and back, and the card as it will be. */
export function GetListed(given: GetListedProps) {
  const { steps, current, notes, children, preview, previewNote, savedAt, toMend = [], message, ...rest } = given
  const { otherWay, withoutScript, isBusy = false, onBack, onNext, headingRef, className, ...props } = rest
  const messages = useMessages('getListed', getListedMessages)
  const hydrated = useHydrated()
  const id = useId()
  const { honeypot, sender, isProving } = useHoneypot()
  const isLast = current === steps.length - 1
  const nextWord = isLast ? messages.send : current === steps.length - 2 ? messages.check : messages.next
  return (
    <section aria-labelledby={id} className={joinClasses(styles.page, className)} {...props}>
      <div className={styles.head}>
        <p className={styles.eyebrow}>
          <Needle className={styles.needle} />
          {messages.eyebrow}
        </p>
        <Heading level={1} id={id} tabIndex={-1} ref={headingRef} className={styles.title}>
          {steps[current]?.name}
        </Heading>
      </div>
      <Stepper steps={steps} current={current} />
      <noscript>{withoutScript}</noscript>
      {notes}
      <div className={styles.columns} data-alone={preview ? undefined : ''}>
        <Form
          aria-labelledby={id}
          className={styles.form}
          isBusy={isBusy}
          focusAtFault="message"
          errors={Object.fromEntries(toMend.map(({ name, error }) => [name, error]))}
          message={toMend.length > 0 ? <ToMend fields={toMend} /> : message}
          onSubmit={(event) => {
            event.preventDefault()
            onNext(sender)
          }}
        >
          <div className={styles.fields}>{children}</div>
          {honeypot}
          <div className={styles.foot}>
            {current > 0 ? (
              <NativeButton variant="secondary" onClick={onBack} isDisabled={isBusy}>
                {messages.back}
              </NativeButton>
            ) : (
              <span />
            )}
            <p role="status" className={styles.footNote}>
              {isBusy && isProving
                ? messages.moment
                : savedAt === false
                  ? messages.notSaved
                  : savedAt && messages.kept(savedAt)}
            </p>
            {/* Until there is a script that goes on, the browser must not: what is written would end up in the address. */}
            <NativeButton type={hydrated ? 'submit' : 'button'} isPending={isBusy}>
              {isBusy ? (isLast ? messages.sending : messages.moment) : nextWord}
            </NativeButton>
          </div>
        </Form>
        {preview && (
          <div className={styles.aside}>
            <ErrorBoundary resetKey={preview}>{preview}</ErrorBoundary>
            {previewNote !== undefined && <p className={styles.previewNote}>{previewNote}</p>}
          </div>
        )}
      </div>
      {otherWay}
    </section>
  )
}
