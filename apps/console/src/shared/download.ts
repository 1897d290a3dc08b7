/** Downloads a file. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Downloads content as a JSON file. */
export const downloadJson = (name: string, content: unknown): void =>
  download(name, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
