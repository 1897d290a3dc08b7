export { write } from '../../../../packages/ui/src/testing/write.ts'
