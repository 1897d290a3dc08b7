export { englishMessages, type Messages } from './messages.ts'
export {
  MessagesProvider,
  useMessages,
  type MessageOverrides,
  type MessagesProviderProps,
} from './MessagesProvider.tsx'
