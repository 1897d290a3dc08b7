import type { ListingField } from '@dira/data'
import { useEffect, useEffectEvent } from 'react'
import { useGo } from '../../shared/useGo.ts'
import { useKeys } from '../../shared/keys/AdminKeys.tsx'
import type { Meanwhile } from '../../shared/editor/useMeanwhile.ts'

interface Options {
  readonly save: () => void
  readonly meanwhile: Meanwhile | undefined
  readonly choose: (field: ListingField, whose: 'mine' | 'theirs') => void
  readonly settle: (field: ListingField) => void
  readonly previousHref: string | undefined
  readonly nextHref: string | undefined
}

/** The keys of the editor. */
export function useEditorKeys({ save, meanwhile, choose, settle, previousHref, nextHref }: Options): void {
  const go = useGo()
  const conflicts = meanwhile?.conflicts ?? []
  const groups = () => [...document.querySelectorAll<HTMLElement>('form [role="group"][data-conflict]')]
  /** The one that has the focus, else the first to choose. */
  const current = () => {
    const at = groups().findIndex((group) => group.contains(document.activeElement))
    return conflicts[at] ?? conflicts.find(({ chosen }) => chosen === undefined)
  }
  const take = (whose: 'mine' | 'theirs') => {
    const conflict = current()
    if (conflict) choose(conflict.field, whose)
  }
  const step = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8') return
    event.preventDefault()
    const all = groups()
    const open = all.filter((group) => !group.hasAttribute('data-chosen'))
    const at = all.findIndex((group) => group.contains(document.activeElement))
    const next = open.find((group) => all.indexOf(group) > at) ?? open[0]
    next?.focus()
  })
  // Also while somebody writes in a field, where other keys without Control rest.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => step(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  useKeys('Listing', [
    { keys: '$mod+s', label: 'Save', run: save },
    { keys: 'Alt+ArrowUp', label: 'Listing before', run: () => previousHref !== undefined && go(previousHref) },
    { keys: 'Alt+ArrowDown', label: 'Next listing', run: () => nextHref !== undefined && go(nextHref) },
    ...(conflicts.length > 0
      ? [
          { keys: 'F8', label: 'Next to choose', run: () => undefined },
          { keys: '1', label: 'Yours', run: () => take('mine') },
          { keys: '2', label: 'Theirs', run: () => take('theirs') },
          {
            keys: '3',
            label: 'Write it from both',
            run: () => current()?.field === 'description' && settle('description'),
          },
        ]
      : []),
  ])
}
