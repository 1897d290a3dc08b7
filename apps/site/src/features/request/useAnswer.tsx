import type { CHANGE_REQUEST_LIMITS, ListingForm, RequestStatus } from '@dira/data'
import type { RequestStatusProps } from '@dira/ui'
import { useEffect, useRef, useState } from 'react'
import { useImagesOfApplication } from '../../shared/application/useApplicationImages.ts'
import type * as photographs from './AnswerPhotographs.tsx'
import { imagesOf } from './requestViewOf.ts'
import { useCachedAnswer } from './useCachedAnswer.ts'
import type { useRequest } from './useRequest.ts'

type Answer = RequestStatusProps['answer']

/** `CHANGE_REQUEST_LIMITS` of @dira/data, which brings along what checks data. */
const ANSWER_LIMIT: (typeof CHANGE_REQUEST_LIMITS)['answer'] = 1000

const NONE: ListingForm['images'] = []

export interface UseAnswerOptions extends Pick<ReturnType<typeof useRequest>, 'token' | 'act'> {
  /** Undefined until it is read. */
  readonly request: RequestStatus | undefined
}

/** The answer of who is asked back, and the small files of the photographs as they are with it. */
export function useAnswer({ token, request, act }: UseAnswerOptions) {
  const kept = useCachedAnswer(token)
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<Pick<Answer, 'fault' | 'photographErrors'>>({})
  const toSend = useRef<photographs.PhotographsToSend>(null)
  const tier = request?.askedTier
  const loaded = usePhotographs(request?.status === 'asked-back' && tier !== undefined)

  const before = request ? imagesOf(request).map((image) => ({ ...image, isDecoration: image.alt === '' })) : NONE
  const images = kept.answer.images ?? before
  const imageOf = useImagesOfApplication(
    token,
    images.map(({ url }) => url),
  )

  const send = async () => {
    setWrong({})
    setBusy(true)
    // Without its code nothing can be said of photographs that were changed.
    const without = kept.answer.images ? { fault: 'failed' as const } : { changes: {} }
    const ready = (await toSend.current?.ready()) ?? without
    if (!('changes' in ready)) setWrong(ready)
    else if (await act((requests) => requests.answerRequest(token, kept.answer.text.trim(), ready.changes)))
      kept.forget()
    else setWrong({ fault: 'failed' })
    setBusy(false)
  }

  const answer: Answer = {
    value: kept.answer.text,
    onChange: (text) => kept.write({ text }),
    onSend: () => void send(),
    isBusy,
    isKept: kept.isKept,
    limit: ANSWER_LIMIT,
    ...wrong,
    photographs: loaded && tier && loaded.hasGallery(tier) && (
      <loaded.AnswerPhotographs
        key={token}
        token={token}
        tier={tier}
        before={before}
        images={images}
        imagesNow={() => kept.now().images ?? before}
        onChange={(changed) => kept.write({ images: changed })}
        imageOf={imageOf}
        ref={toSend}
      />
    ),
  }
  return { answer, imageOf }
}

/** Fetched where it is needed; without a network the photographs stay as they were sent. */
function usePhotographs(isNeeded: boolean): typeof photographs | undefined {
  const [loaded, setLoaded] = useState<typeof photographs>()
  useEffect(() => {
    if (isNeeded) void import('./AnswerPhotographs.tsx').then(setLoaded).catch(() => undefined)
  }, [isNeeded])
  return isNeeded ? loaded : undefined
}
