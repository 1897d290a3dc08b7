import type { ReactNode } from 'react'
import { Container } from '@dira/ui'
import { body } from './PageBody.css.ts'

/** What a page holds between header and footer, on the grid and with air above and below. */
export function PageBody({ children }: { children: ReactNode }) {
  return <Container className={body}>{children}</Container>
}
