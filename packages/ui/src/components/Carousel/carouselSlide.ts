import type { ReactNode } from 'react'

/** One slide. */
export interface CarouselSlide {
  /** Its key among the slides. */
  id: string
  /** What it shows, in words: it names the thumbnail, and is read out when the slide comes into sight. */
  label: string
  /** The content in sight. A picture fills the stage. */
  content: ReactNode
  /** The same, small. Decorative: its link has the label as its name. @default the content */
  thumbnail?: ReactNode
}
