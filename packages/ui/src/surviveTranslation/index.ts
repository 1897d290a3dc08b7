export { surviveTranslation } from './surviveTranslation.ts'
