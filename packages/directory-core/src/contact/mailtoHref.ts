const ADDRESS = /^[^\s@<>()",;:\\?&#%[\]]+@[^\s@<>()",;:\\?&#%[\]]+\.[^\s@<>()",;:\\?&#%[\]]+$/u

/**
 * The `mailto:` link of an e-mail address, with a subject when one is given. Undefined for text that is not one plain address:
 * a question mark or a comma in it could add recipients and headers to the visitor's message.
 */
export function mailtoHref(email: string, subject = ''): string | undefined {
  const address = email.trim()
  if (!ADDRESS.test(address)) return undefined
  return `mailto:${address}${subject === '' ? '' : `?subject=${encodeURIComponent(subject.toWellFormed())}`}`
}
