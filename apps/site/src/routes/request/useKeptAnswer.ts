import { useState } from 'react'
import { readKept, writeKept } from '../../app/keptJson.ts'

const keyOf = (token: string) => `dira:answer:${token}`

/** An answer as it is being written, kept on this device until it is sent. */
export function useKeptAnswer(token: string) {
  const [written, setWritten] = useState<{ readonly token: string; readonly text: string; readonly isKept: boolean }>()
  const isOwn = written?.token === token
  const value = isOwn ? written.text : keptAnswer(token)
  const set = (text: string) => setWritten({ token, text, isKept: writeKept(keyOf(token), text || undefined) })
  return { value, isKept: !isOwn || written.isKept, write: set, forget: () => set('') }
}

function keptAnswer(token: string): string {
  return readKept(keyOf(token), (kept) => (typeof kept === 'string' ? kept : undefined)) ?? ''
}
