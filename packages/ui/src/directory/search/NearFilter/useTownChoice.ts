import { useEffect, useRef, useState } from 'react'
import { foldTyped } from '../../../components/foldTyped.ts'
import type { NearTown } from './NearFilter.tsx'

interface TownChoiceOptions {
  /** The towns that are offered at once; the one that is chosen is among them. */
  towns: readonly NearTown[]
  /** Finds the towns that a text may mean, the likeliest first. @default only `towns` are known */
  findTowns?: ((text: string) => Promise<readonly NearTown[]>) | undefined
  /** The town that is chosen. */
  value: string | undefined
  onChange: (value: string) => void
}

/** Why a text has become no town: none is called so, or nobody could be asked. */
type TownProblem = 'unknownTown' | 'townsAway'

interface LookUp {
  readonly text: string
  readonly towns: Promise<readonly NearTown[]>
}

/** How long typing has to pause before more towns are looked up, in milliseconds. */
const TYPING_PAUSE = 150
/** A shorter text is the start of too much. */
const FEWEST_LETTERS = 2

/** A town that is being typed. What its text may mean is looked up, and the likeliest is chosen once the text is settled. */
export function useTownChoice({ towns: known, findTowns, value, onChange }: TownChoiceOptions) {
  const [found, setFound] = useState<readonly NearTown[]>([])
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<TownProblem>()
  const towns = [...known, ...found.filter((one) => known.every((other) => other.value !== one.value))]
  const label = towns.find((town) => town.value === value)?.label ?? ''

  // An answer that comes late finds the field as it is by then.
  const latest = useRef({ typed, value, onChange })
  const lookUp = useRef<LookUp>(undefined)
  const settling = useRef<{ readonly typed: string; readonly done: Promise<boolean> }>(undefined)
  useEffect(() => {
    latest.current = { typed, value, onChange }
  })

  useEffect(() => {
    const text = typed?.trim() ?? ''
    if (!findTowns || [...text].length < FEWEST_LETTERS) return undefined
    let isWanted = true
    const offer = () => {
      lookUp.current = lookedUp(text, findTowns, lookUp.current)
      // What cannot be looked up now is not offered.
      lookUp.current.towns.then(
        (more) => isWanted && setFound(more),
        () => undefined,
      )
    }
    const timer = setTimeout(offer, TYPING_PAUSE)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [findTowns, typed])

  const choose = (town: NearTown) => {
    setTyped(undefined)
    setProblem(undefined)
    if (town.value !== latest.current.value) latest.current.onChange(town.value)
    return true
  }
  const change = (text: string) => {
    const town = towns.find((one) => one.label === text)
    if (town) return void choose(town)
    setTyped(text)
    setProblem(undefined)
  }
  /** The first of the known towns whose name starts with the text, where no others can be asked for. */
  const chooseKnown = (text: string, otherwise: TownProblem) => {
    const wanted = foldTyped(text)
    const town = towns.find((one) => foldTyped(one.label).startsWith(wanted))
    if (town) return choose(town)
    setProblem(otherwise)
    return false
  }
  const settleBy = async (text: string, find: NonNullable<typeof findTowns>): Promise<boolean> => {
    lookUp.current = lookedUp(text, find, lookUp.current)
    try {
      const [town, ...others] = await lookUp.current.towns
      if (latest.current.typed !== typed) return false
      if (town) {
        setFound([town, ...others])
        return choose(town)
      }
      setProblem('unknownTown')
      return false
    } catch {
      lookUp.current = undefined
      return latest.current.typed === typed && chooseKnown(text, 'townsAway')
    }
  }
  /** Chooses the town that the text means. False where there is something to put right. */
  const settle = async (): Promise<boolean> => {
    if (typed === undefined) return true
    const text = typed.trim()
    if (text === '') {
      setTyped(undefined)
      return true
    }
    if (!findTowns) return chooseKnown(text, 'unknownTown')
    if (settling.current?.typed !== typed) {
      const done = settleBy(text, findTowns).finally(() => (settling.current = undefined))
      settling.current = { typed, done }
    }
    return settling.current.done
  }
  return { text: typed ?? label, isTyped: typed !== undefined, towns, problem, change, settle }
}

/** Asks for a text, unless that was just done. */
function lookedUp(text: string, findTowns: (text: string) => LookUp['towns'], last: LookUp | undefined): LookUp {
  return last?.text === text ? last : { text, towns: findTowns(text) }
}
