const ADDRESS = /^[^\s@<>()",;:\\?&#%[\]]+@[^\s@<>()",;:\\?&#%[\]/]+\.[^\s@<>()",;:\\?&#%[\]/]+$/u

/**
 * The `mailto:` link of an e-mail address, with a subject when one is given. Undefined for text that is not one plain address:
 * a question mark or a comma in it could add recipients and headers to the visitor's message. Other signs that mean something
 * in a link are percent-encoded, as RFC 6068 has it: two slashes at the start would make the rest a host.
 */
export function mailtoHref(email: string, subject = ''): string | undefined {
  const address = email.trim()
  if (!ADDRESS.test(address)) return undefined
  const path = encoded(address).replaceAll('%40', '@').replaceAll('%2B', '+')
  return `mailto:${path}${subject === '' ? '' : `?subject=${encoded(subject)}`}`
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
