import { useEffect, useId, useState, type ComponentProps, type Ref } from 'react'
import { TextField } from '../../../components/TextField/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { nearFilterMessages } from '../messages.ts'
import { nearPanelMessages } from './messages.ts'
import type { NearTown } from '../NearFilter.tsx'
import type { NearPanelProps } from './NearPanel.tsx'

interface TownFieldProps
  extends Pick<NearPanelProps, 'towns' | 'findTowns'>, Pick<ComponentProps<'input'>, 'aria-describedby'> {
  /** The town that is chosen. */
  value: string | undefined
  onChange: (value: string) => void
  ref: Ref<HTMLInputElement>
}

/** How long typing has to pause before more towns are looked up, in milliseconds. */
const TYPING_PAUSE = 150
/** A shorter text is the start of too much. */
const FEWEST_LETTERS = 2

/**
 * 'Near which town?': a text with the browser's own list of towns under it (`<datalist>`), those that are known and those that were looked up. Written
 * without accents or without its country, a town is understood as well, once the field is left or the form is sent.
 */
export function TownField({ towns: known, findTowns, value, onChange, ref, ...props }: TownFieldProps) {
  const { town: question, noTown } = useMessages('nearFilter', nearFilterMessages)
  const { unknownTown } = useMessages('nearPanel', nearPanelMessages)
  const listId = useId()
  const [found, setFound] = useState<readonly NearTown[]>([])
  const towns = [...known, ...found.filter((one) => known.every((other) => other.value !== one.value))]
  const chosen = towns.find((town) => town.value === value)?.label ?? ''
  const [typed, setTyped] = useState<string>()
  const [isUnknown, setUnknown] = useState(false)
  const text = typed ?? chosen

  useEffect(() => {
    const asked = typed?.trim() ?? ''
    if (!findTowns || [...asked].length < FEWEST_LETTERS) return undefined
    let isWanted = true
    const timer = setTimeout(() => {
      // What cannot be looked up now is not offered.
      void findTowns(asked).then(
        (more) => {
          if (isWanted) setFound(more)
        },
        () => undefined,
      )
    }, TYPING_PAUSE)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [findTowns, typed])

  const choose = (town: NearTown) => {
    setTyped(undefined)
    setUnknown(false)
    if (town.value !== value) onChange(town.value)
  }
  const change = (next: string) => {
    const town = towns.find(({ label }) => label === next)
    if (town) return choose(town)
    setTyped(next)
    setUnknown(false)
  }
  const settle = () => {
    if (typed === undefined) return
    const wanted = folded(typed)
    const town = wanted === '' ? undefined : towns.find(({ label }) => folded(label).startsWith(wanted))
    if (town) choose(town)
    else if (wanted === '') setTyped(undefined)
    else setUnknown(true)
  }

  return (
    <>
      <TextField
        ref={ref}
        label={question}
        list={listId}
        autoComplete="off"
        spellCheck={false}
        placeholder={noTown}
        value={text}
        onChange={change}
        // Another one is typed over it.
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
        {...(isUnknown && { error: unknownTown })}
        {...props}
      />
      <datalist id={listId}>
        {towns.map(({ value: town, label }) => (
          <option key={town}>{label}</option>
        ))}
      </datalist>
    </>
  )
}

/** In small letters without accents, as people type. */
function folded(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
