import {
  GetListed,
  Link,
  RestoredNote,
  Spinner,
  Text,
  WaitsNote,
  type MendField,
  type PublicDuplicate,
  type Sender,
} from '@dira/ui'
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { onceOnline } from '../../shared/onceOnline.ts'
import { usePagePayload } from '../../shared/PagePayloadProvider.tsx'
import { paths, CONTACT } from '@dira/data/site'
import { LAST_STEP, STEPS } from '../../shared/application/application.ts'
import { withContact } from '../../shared/application/askedFields.ts'
import { beginDraftAnew, changeDraft, draftState, writeDraft } from '../../shared/application/applicationDraft.ts'
import { useDraftImages } from '../../shared/application/useApplicationImages.ts'
import { ApplicationContext } from './applicationForm.ts'
import { packageLine, PackageStep } from './PackageStep.tsx'
import { previewNote } from './previewNote.ts'
import { useApplicationDraft } from './useApplicationDraft.ts'
import { useReference } from './useReference.ts'
import { loadApplicationSending, useSendApplication } from './useSendApplication.ts'

const loadLaterSteps = () => onceOnline(() => import('./laterSteps.ts'))
/** A part that the page does not begin with. */
const later = <Props,>(part: (code: Awaited<ReturnType<typeof loadLaterSteps>>) => ComponentType<Props>) =>
  lazy(() => loadLaterSteps().then((code) => ({ default: part(code) })))
const AlreadyListed = later((code) => code.AlreadyListed)
const ApplicationSent = later((code) => code.ApplicationSent)
const BusinessStep = later((code) => code.BusinessStep)
const PageStep = later((code) => code.PageStep)
const CheckStep = later((code) => code.CheckStep)
const IsThisYou = later((code) => code.IsThisYou)
const PagePreview = later((code) => code.PagePreview)
const ApplicationPreview = lazy(() =>
  onceOnline(() => import('./ApplicationPreview.tsx')).then((code) => ({ default: code.ApplicationPreview })),
)

const NOTES = ['', 'Name, place, contact', 'Description, pictures', 'Read it once more']

/** The application that this device holds: its steps, and once it is sent its reference. */
export function ApplyForListing() {
  const { draft, isKept, restored } = useApplicationDraft()
  const { step, written, sending } = draft
  const { served } = usePagePayload()
  const { isBusy, failure, send, sendNow } = useSendApplication(draft)
  const [isChecking, setChecking] = useState(false)
  const [asked, setAsked] = useState<{ readonly twins: readonly PublicDuplicate[]; readonly sender: Sender }>()
  const [toMend, setToMend] = useState<readonly MendField[]>([])
  const [noCode, setNoCode] = useState(false)
  const reference = useReference(draft)
  const heading = useRef<HTMLHeadingElement>(null)
  const sendingCode = useRef<Awaited<ReturnType<typeof loadApplicationSending>>>(undefined)
  const shownStep = useRef<number>(undefined)
  const hasShown = useRef(false)
  const imageOf = useDraftImages(draft)
  // In its own time: until the code of the preview is there, what the server sent stays.
  const previewed = useDeferredValue(written)
  const form = useMemo(() => ({ written, write: writeDraft, imageOf }), [written, imageOf])

  // While there is a network: a step may be left, and the application sent, without one.
  useEffect(() => {
    const load = async () => {
      const code = await loadApplicationSending()
      sendingCode.current = code
      // What a closed page had not sent yet.
      if (draftState().draft.sending !== 'sent') await code?.restorePhotographs()
    }
    void load()
    void loadLaterSteps()
  }, [])
  useEffect(() => {
    // In the place of the last step it may be asked whether the business is listed: that has a heading of its own.
    const shown = asked ? undefined : step
    const isNext = hasShown.current && shownStep.current !== shown
    // With something to mend, what says so has the focus.
    if (isNext && toMend.length === 0) heading.current?.focus()
    shownStep.current = shown
    hasShown.current = true
  }, [step, toMend, asked])

  const goTo = (next: number) => {
    setToMend([])
    changeDraft({ step: next })
  }

  // The form is busy from the press on wherever the answer takes a while: else what was wrong before would be told once more.
  const goOn = async (sender: Sender) => {
    if (!sendingCode.current) {
      setChecking(true)
      sendingCode.current = await loadApplicationSending()
      setChecking(false)
    }
    const code = sendingCode.current
    setNoCode(!code)
    if (!code) return
    const isLast = step === LAST_STEP
    // Another package asks for other fields: an earlier step may be at fault by now.
    const faulty = isLast ? (code.firstFaultyStep(written) ?? step) : step
    const faults = code.faultsOf(written, faulty)
    setToMend(faults)
    if (faulty !== step) changeDraft({ step: faulty })
    if (faults.length > 0) return
    if (isLast) {
      setChecking(true)
      // Without an answer a person looks for it later.
      const twins =
        navigator.onLine && draft.another === undefined ? await code.publicDuplicates(served.config, written) : []
      setChecking(false)
      if (twins.length === 0) await send(sender)
      else setAsked({ twins, sender })
    } else changeDraft({ step: step + 1, written: withContact(written, step + 1) })
  }

  if (sending === 'sent') {
    const url = new URL(paths.request(draft.token), location.origin).href
    return (
      <Suspense>
        <ApplicationSent business={written.businessName} reference={reference} url={url} onAnother={beginDraftAnew} />
      </Suspense>
    )
  }
  const steps = STEPS.map(({ name }, at) => ({
    name,
    note: (at === 0 ? packageLine(written.plan) : NOTES[at]) ?? '',
  }))
  if (asked && step === LAST_STEP) {
    return (
      <Suspense>
        <IsThisYou
          twins={asked.twins}
          steps={steps}
          current={step}
          why={draft.another ?? ''}
          onWhyChange={(another) => changeDraft({ another })}
          isBusy={isBusy}
          onNo={() => {
            setAsked(undefined)
            void send(asked.sender)
          }}
          onBack={() => setAsked(undefined)}
        />
      </Suspense>
    )
  }
  const { email, phone } = CONTACT
  return (
    <>
      <ApplicationContext value={form}>
        <GetListed
          steps={steps}
          current={step}
          headingRef={heading}
          notes={
            sending === 'waiting' && !isBusy ? (
              <WaitsNote onSendNow={sendNow} onTakeBack={() => changeDraft({ sending: 'not-yet' })} />
            ) : (
              restored?.step === step &&
              sending === 'not-yet' && <RestoredNote writtenAt={new Date(restored.at)} onAgain={beginDraftAnew} />
            )
          }
          // The packages are weighed beside each other, and there is nothing of the business to show yet.
          preview={
            step > 0 && (
              <Suspense>
                <ApplicationPreview written={previewed} imageOf={imageOf} />
              </Suspense>
            )
          }
          otherWay={
            step === 0 && (
              <Suspense>
                <AlreadyListed listingsHref={paths.listings} />
              </Suspense>
            )
          }
          previewNote={previewNote(written)}
          savedAt={draft.at === 0 ? undefined : isKept && new Date(draft.at)}
          toMend={toMend}
          message={failure ?? (noCode ? 'This step needs a network. What you wrote stays.' : undefined)}
          withoutScript={
            <Text>
              Without script this page cannot send an application. Write to <Link href={email.href}>{email.text}</Link>{' '}
              or call <Link href={phone.href}>{phone.text}</Link>.
            </Text>
          }
          isBusy={isBusy || isChecking}
          onBack={() => goTo(step - 1)}
          onNext={(sender) => void goOn(sender)}
        >
          <Suspense fallback={<Spinner />}>
            {[<PackageStep key="package" />, <BusinessStep key="business" />, <PageStep key="page" />][step] ?? (
              <CheckStep onStep={goTo} />
            )}
          </Suspense>
        </GetListed>
      </ApplicationContext>
      {step === LAST_STEP && (
        <Suspense>
          <PagePreview written={written} imageOf={imageOf} />
        </Suspense>
      )}
    </>
  )
}
