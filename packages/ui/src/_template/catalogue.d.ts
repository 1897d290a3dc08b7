import type { templateMessages } from './Template/messages.ts'

// The catalogue holds the texts of the components that exist; for the type checker the template is one of them.
declare module '../catalogue/messages.ts' {
  interface Messages {
    readonly template: typeof templateMessages
  }
}
