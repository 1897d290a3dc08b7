/** Text with Arabic-Indic, Persian and full-width digits as the digits that diallers and parsers know. */
export function withLatinDigits(text: string): string {
  return text.normalize('NFKC').replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
