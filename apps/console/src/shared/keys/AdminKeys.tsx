import { KeysSheet, type KeyGroup } from './KeysSheet/KeysSheet.tsx'
import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { defaultKeybindingsHandlerIgnore, tinykeys } from 'tinykeys'
import { useSingleKeys } from './useSingleKeys.ts'

/** What a key does. */
export interface AdminKey {
  /** As tinykeys has it: `g d`, `$mod+s`. */
  readonly keys: string
  readonly label: string
  readonly run: () => void
}

interface Keys {
  /** Adds keys, and says how to take them away. */
  readonly add: (title: string, keys: readonly AdminKey[]) => () => void
  readonly show: () => void
}

const KeysContext = createContext<Keys | null>(null)

/** The keys of the administration: the sheet that shows them all, opened by `?`. */
export function AdminKeys({ children }: { readonly children: ReactNode }) {
  const [groups, setGroups] = useState<readonly KeyGroup[]>([])
  const [isOpen, setOpen] = useState(false)
  const [isOn, setOn] = useSingleKeys()
  const add = useCallback((title: string, keys: readonly AdminKey[]) => {
    const group = { title, keys }
    setGroups((before) => [...before, group])
    return () => setGroups((before) => before.filter((other) => other !== group))
  }, [])
  const show = useCallback(() => setOpen(true), [])
  const value = useMemo(() => ({ add, show }), [add, show])
  return (
    <KeysContext value={value}>
      {children}
      {isOpen && <KeysSheet isOpen onOpenChange={setOpen} groups={groups} isOn={isOn} onChange={setOn} />}
    </KeysContext>
  )
}

/** Opens the sheet of all keys. */
export function useKeysSheet(): Pick<Keys, 'show'> {
  const keys = use(KeysContext)
  if (!keys) throw new Error('useKeysSheet needs AdminKeys above it.')
  return keys
}

/**
 * Listens to keys while a component is there, and lists them in the sheet below a title. Keys without Control or Command rest while somebody
 * writes, while a dialog or menu is open, and when they are switched off. `keys` may be new each time; which they are stays.
 */
export function useKeys(title: string, keys: readonly AdminKey[]): void {
  const context = use(KeysContext)
  if (!context) throw new Error('useKeys needs AdminKeys above it.')
  const { add } = context
  const [isOn] = useSingleKeys()
  const run = useEffectEvent((at: number) => keys[at]?.run())
  const listed = useEffectEvent(() => keys)
  const pressed = keys.map(({ keys: presses }) => presses).join('\n')

  useEffect(() => add(title, listed()), [add, title, pressed])
  useEffect(() => {
    const bindings = pressed.split('\n').map((presses, at) => {
      const handle = (event: KeyboardEvent) => {
        const isSingle = !presses.includes('$mod')
        if (isSingle && !isOn) return
        event.preventDefault()
        run(at)
      }
      return [presses, handle] as const
    })
    return tinykeys(window, Object.fromEntries(bindings), { ignore })
  }, [isOn, pressed])
}

function ignore(event: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  if (event.ctrlKey || event.metaKey) return false
  // Nothing is written into a box: what was just picked can be worked on at once.
  const isBox = event.target instanceof Element && event.target.matches('input[type="checkbox"]')
  return isBox ? event.repeat : defaultKeybindingsHandlerIgnore(event)
}
