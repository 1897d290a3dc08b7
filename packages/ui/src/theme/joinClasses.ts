/** Class names joined into one attribute; what is empty or missing is left out. */
export function joinClasses(...names: readonly (string | undefined | false)[]): string {
  return names.filter(Boolean).join(' ')
}
