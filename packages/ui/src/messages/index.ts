export { englishCount } from './count.ts'
export { englishMessages, type Messages } from './messages.ts'
export { useFormatCount } from './useFormatCount.ts'
export {
  MessagesProvider,
  useMessages,
  type MessageOverrides,
  type MessagesProviderProps,
} from './MessagesProvider.tsx'
