export { KeysSheet, type KeyGroup, type KeysSheetProps } from './KeysSheet.tsx'
