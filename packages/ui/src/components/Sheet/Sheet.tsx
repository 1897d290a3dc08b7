import type { ReactNode } from 'react'
import { selvedge } from '../../art/selvedge/selvedge.css.ts'
import { joinClasses } from '../../theme/joinClasses.ts'
import { ModalPanel, type ModalProps } from '../Modal/ModalPanel.tsx'
import { footEdge, sides } from './Sheet.css.ts'

export interface SheetProps extends ModalProps {
  /**
   * Where it comes from: the end of the lines, as a drawer beside the page; below, as high as its content; or it covers the whole window.
   * On a phone the drawer comes from below too.
   * @default 'end'
   */
  side?: 'end' | 'bottom' | 'full'
  /** Stands in place of the title, which then only names the sheet, as the page's own head does over a menu. */
  head?: ReactNode
}

/** A panel over the page that opens from an edge: a saved list, a menu, filters on a phone. */
export function Sheet({ side = 'end', foot, ...props }: SheetProps) {
  const woven = side === 'full' && <div className={joinClasses(selvedge.ink, footEdge)} />
  const footOnEdge = foot && (
    <>
      {woven}
      {foot}
    </>
  )
  return <ModalPanel classes={sides[side]} foot={footOnEdge} {...props} />
}
