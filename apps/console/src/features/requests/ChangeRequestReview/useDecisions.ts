import { useState } from 'react'
import type { RequestedField } from './reviewedRequest.ts'

export type Choice = 'accept' | 'keep'

interface Made {
  readonly choice: Choice
  /** What the field said when it was made. */
  readonly over: string
}

/** The decisions about fields. One holds while its field says what it said when it was made: what changed since is decided anew. */
export function useDecisions(fields: readonly RequestedField[]) {
  const [made, setMade] = useState<ReadonlyMap<string, Made>>(new Map())
  const overOf = ({ state, now, asked }: RequestedField) => JSON.stringify([state, now, asked])

  const choiceOf = (field: RequestedField): Choice | undefined => {
    if (field.state === 'already') return 'accept'
    const decision = made.get(field.field)
    return decision?.over === overOf(field) ? decision.choice : undefined
  }
  const choose = (chosen: readonly RequestedField[], choice: Choice | undefined) => {
    const next = new Map(made)
    for (const field of chosen) {
      next.delete(field.field)
      if (choice !== undefined) next.set(field.field, { choice, over: overOf(field) })
    }
    setMade(next)
  }
  // The texts written instead of what was asked for.
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map())
  const textOf = ({ field }: RequestedField) => texts.get(field)
  const withChoice = (choice: Choice | undefined) => fields.filter((field) => choiceOf(field) === choice)
  return {
    choiceOf,
    choose,
    textOf,
    write: ({ field }: RequestedField, text: string) => setTexts(new Map(texts).set(field, text)),
    accepted: withChoice('accept'),
    kept: withChoice('keep'),
    open: withChoice(undefined),
    /** The one that was decided last and still is. */
    last: [...made.keys()].toReversed().flatMap((name) => fields.filter(({ field }) => field === name))[0],
  }
}
