import type { PackageTier } from '@dira/directory-core'

/** How far a request is. */
export type RequestState = 'sent' | 'read' | 'asked' | 'accepted' | 'partly' | 'declined' | 'withdrawn'

/** A request as its sender sees it. */
export interface RequestView {
  /** The name of the business. */
  readonly title: string
  /** The package that was applied for, and its word. @default none is known */
  readonly tier?: { readonly tier: PackageTier; readonly label: string }
  /** Where the business is. */
  readonly place?: string
  /** As it is written and spoken, such as `DIRA 7K4 M92`. */
  readonly reference: string
  readonly state: RequestState
  readonly sentAt: Date
  readonly readAt?: Date | undefined
  readonly askedAt?: Date | undefined
  /** Until when an answer is waited for. */
  readonly answerUntil?: Date | undefined
  readonly decidedAt?: Date | undefined
  /** The photographs that were sent; `src` is undefined until one was read. @default none */
  readonly photographs?: readonly { readonly id: string; readonly src: string | undefined; readonly alt: string }[]
  /** What was asked back, and answered, from the first to the last. */
  readonly talk: readonly { readonly from: 'dira' | 'sender'; readonly text: string; readonly at: Date }[]
  /** Why it was decided so. */
  readonly reason?: string | undefined
}
