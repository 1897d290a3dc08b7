/** What understands a search text, with the words of five languages: a part of the script of its own. */
export { understandQuery } from '@dira/directory-core'
