import type { ReactNode } from 'react'
import { block } from './foundations.css.ts'

/** A part of a page of documentation in the look of a page of the site. Storybook's own styles stay out of it. */
export function Block({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${block}`}>{children}</div>
}
