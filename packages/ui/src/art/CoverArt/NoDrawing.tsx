/**
 * Stands for `DrawnCover` in an application whose covers are files: it has built with the condition `cover-files`, so that no code that
 * draws is among what its visitors fetch.
 */
export function DrawnCover(): never {
  throw new Error('This application was built without the drawing of covers: put a CoverProvider at its root.')
}
