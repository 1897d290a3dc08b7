import { createContext, use, type ReactNode } from 'react'
import type { CoverSource } from '../cloth/coverSource.ts'

/** The address of a cover's file. `coverFile` gives it a name, `coverSvg` of `@dira/ui/cover` its content. */
export type CoverHref = (cover: CoverSource) => string

export interface CoverProviderProps {
  hrefOf: CoverHref
  children: ReactNode
}

const CoverContext = createContext<CoverHref | null>(null)

/**
 * Says where covers are files. Below it they are images, fetched when they come near; without it they are drawn where they are rendered. An
 * application that never draws builds with the condition `cover-files` besides, which leaves the code that draws out of its bundle.
 */
export function CoverProvider({ hrefOf, children }: CoverProviderProps) {
  return <CoverContext value={hrefOf}>{children}</CoverContext>
}

/** Where covers are files, or null where they are drawn. */
export function useCoverHref(): CoverHref | null {
  return use(CoverContext)
}
