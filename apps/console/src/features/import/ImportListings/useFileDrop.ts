import { useState, type HTMLAttributes } from 'react'

/** Takes a file that is dropped or pasted on an element; `isOver` while one is held above it. */
export function useFileDrop(isTaken: boolean, onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const target: HTMLAttributes<HTMLElement> = {
    onDragOver: (event) => {
      if (!isTaken || ![...event.dataTransfer.items].some(({ kind }) => kind === 'file')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event) => {
      setOver(false)
      const file = event.dataTransfer.files[0]
      if (!isTaken || !file) return
      event.preventDefault()
      onFile(file)
    },
    onPaste: (event) => {
      const file = event.clipboardData.files[0]
      if (isTaken && file) onFile(file)
    },
  }
  return { isOver, target }
}
