import { createContext, use, type ReactNode } from 'react'

export interface PlateProviderProps {
  /** The address of the small plate of a listing, by its slug: the file that `plateSvg` of `@dira/ui/cover` makes. */
  hrefOf: (slug: string) => string
  children: ReactNode
}

const PlateContext = createContext<PlateProviderProps['hrefOf'] | null>(null)

/** Says where the small plates of listings are. Without it a listing without cloth has the sign of its category. */
export function PlateProvider({ hrefOf, children }: PlateProviderProps) {
  return <PlateContext value={hrefOf}>{children}</PlateContext>
}

/** Where small plates are, or null where there are none. */
export function usePlateHref(): PlateProviderProps['hrefOf'] | null {
  return use(PlateContext)
}
