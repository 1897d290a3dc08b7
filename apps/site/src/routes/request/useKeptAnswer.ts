import { useState } from 'react'

const keyOf = (token: string) => `dira:answer:${token}`

/** An answer as it is being written, kept on this device until it is sent. */
export function useKeptAnswer(token: string) {
  const [written, setWritten] = useState<{ readonly token: string; readonly text: string; readonly isKept: boolean }>()
  const isOwn = written?.token === token
  const value = isOwn ? written.text : keptAnswer(token)
  const set = (text: string) => setWritten({ token, text, isKept: keep(token, text) })
  return { value, isKept: !isOwn || written.isKept, write: set, forget: () => set('') }
}

function keptAnswer(token: string): string {
  try {
    return localStorage.getItem(keyOf(token)) ?? ''
  } catch {
    return ''
  }
}

function keep(token: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(keyOf(token))
    else localStorage.setItem(keyOf(token), text)
    return true
  } catch {
    return false
  }
}
