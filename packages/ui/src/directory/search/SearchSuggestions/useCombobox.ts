import { startTransition, useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { below } from '../../../theme/conditions.ts'
import type { SuggestedLines } from './suggestedLines.ts'

/** How long typing has to pause before anything is looked up, in milliseconds. */
const TYPING_PAUSE = 120

/** How long the lines of another text stand while those of the next are looked up, in milliseconds. */
const PATIENCE = 400

/** A shorter text is the start of too much. */
const FEWEST_LETTERS = 2

/** Finds the lines for a text; none when that is not possible now. */
export type LoadSuggestions = (text: string, signal: AbortSignal) => Promise<SuggestedLines | undefined>

interface ComboboxOptions {
  /** Something in the form of the field. */
  readonly inside: RefObject<Element | null>
  readonly load: LoadSuggestions
  readonly typedFrom: string | undefined
  readonly listId: string
}

/**
 * Makes the search field of a form a combobox. The field was there before this code, with the focus, a text and perhaps a letter that is still being
 * composed: it stays the same element, and gets what it lacks by attributes and listeners. With the component, all of it goes again.
 */
export function useCombobox({ inside, load, typedFrom, listId }: ComboboxOptions) {
  const [lines, setLines] = useState<SuggestedLines>()
  const [chosen, setChosen] = useState<number>()
  const [lookUp] = useState(createLookUp)
  const isOpen = lines !== undefined

  function close() {
    lookUp.cancel()
    lookUp.settle()
    setLines(undefined)
    setChosen(undefined)
  }

  function open(field: HTMLInputElement, after: number) {
    setChosen(undefined)
    const text = field.value.trim()
    if ([...text].length < FEWEST_LETTERS) return close()
    lookUp.doubt(() => {
      setLines(undefined)
      setChosen(undefined)
    })
    lookUp.start(after, async (signal) => {
      const found = await load(text, signal).catch(() => undefined)
      // Text that was typed meanwhile comes first.
      if (signal.aborted) return
      lookUp.settle()
      startTransition(() => setLines(document.activeElement === field ? found : undefined))
    })
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const field = event.currentTarget as HTMLInputElement
    // The keys are those of an input method.
    if (event.isComposing) return
    const options = [...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    if (event.key === 'Escape') {
      // Browsers would empty the field.
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      if (chosen !== undefined) {
        event.preventDefault()
        options[chosen]?.click()
      }
      close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return open(field, 0)
      const step = event.key === 'ArrowDown' ? 1 : -1
      const from = chosen ?? (step === 1 ? -1 : 0)
      const next = (from + step + options.length) % options.length
      setChosen(next)
      options[next]?.scrollIntoView({ block: 'nearest' })
    }
  })
  const onInput = useEffectEvent((field: HTMLInputElement) => open(field, TYPING_PAUSE))
  const onBlur = useEffectEvent(close)
  const onStart = useEffectEvent((field: HTMLInputElement) => {
    if (document.activeElement !== field) return
    bringUp(field)
    if (typedFrom !== undefined && field.value !== typedFrom) open(field, 0)
  })

  useEffect(() => {
    const field = fieldOf(inside)
    if (!field) return undefined
    const untilGone = new AbortController()
    const { signal } = untilGone
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    // At the document, after React: what is rendered before React knows of a letter takes the letter out of a controlled field.
    document.addEventListener('input', ({ target }) => target === field && onInput(field), { signal })
    field.addEventListener('blur', () => onBlur(), { signal })
    field.addEventListener('focus', () => bringUp(field), { signal })
    // Once it has all that it needs.
    const starting = setTimeout(() => onStart(field))
    return () => {
      clearTimeout(starting)
      untilGone.abort()
      lookUp.cancel()
      lookUp.settle()
      for (const name of ['role', ...DYNAMIC, 'aria-autocomplete']) field.removeAttribute(name)
    }
  }, [inside, lookUp])

  useEffect(() => {
    const values = [String(isOpen), isOpen && listId, chosen !== undefined && optionId(listId, chosen)] as const
    DYNAMIC.forEach((name, at) => {
      const value = values[at]
      if (value) fieldOf(inside)?.setAttribute(name, value)
      else fieldOf(inside)?.removeAttribute(name)
    })
  }, [chosen, inside, isOpen, listId])

  return { lines, chosen, close }
}

const DYNAMIC = ['aria-expanded', 'aria-controls', 'aria-activedescendant'] as const

/** The id of a line, by which the field names the one that is chosen. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** One look-up at a time: the next one cancels it, whether it waits or asks. Lines of another text that stand meanwhile are in doubt until it is settled. */
function createLookUp() {
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let doubt: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(timer)
    current?.abort()
  }
  return {
    cancel,
    doubt: (give: () => void) => {
      doubt ??= setTimeout(give, PATIENCE)
    },
    settle: () => {
      clearTimeout(doubt)
      doubt = undefined
    },
    start: (after: number, run: (signal: AbortSignal) => Promise<void>) => {
      cancel()
      const { signal } = (current = new AbortController())
      timer = setTimeout(() => void run(signal), after)
    },
  }
}

function fieldOf(inside: RefObject<Element | null>): HTMLInputElement | null | undefined {
  return inside.current?.closest('form')?.querySelector<HTMLInputElement>('input[type=search]')
}

/** On a phone the keyboard takes half of the window: the field goes to its top, so that the list has the other half. */
function bringUp(field: HTMLInputElement): void {
  if (!matchMedia(below('md')).matches) return
  // Not while the finger is still down, whose press would then end on something else.
  requestAnimationFrame(() => field.form?.scrollIntoView({ block: 'start' }))
}
