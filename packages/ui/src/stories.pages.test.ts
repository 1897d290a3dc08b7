import { testStories } from './testing/testStories.ts'

testStories('pages')
