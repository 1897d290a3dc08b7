import { Fragment } from 'react'

/** An address of the net that breaks, where it has to, before an @, a dot or a slash and not within a word. */
export function BreakableText({ children }: { children: string }) {
  return children.split(/(?=[@./])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
