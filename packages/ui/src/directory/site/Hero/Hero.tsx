import type { ComponentProps, ReactNode } from 'react'
import { Landscape } from '../../../art/Landscape/Landscape.tsx'
import { Container } from '../../../components/Container/Container.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import * as styles from './Hero.css.ts'

export interface HeroProps extends ComponentProps<'section'> {
  /** The headline of the page. */
  headline: string
  /** What one can do here: the search box. */
  children: ReactNode
}

/** The opening of the home page: a landscape of cloth, by day or by night with the theme, under the headline and the search. */
export function Hero({ headline, children, className, ...props }: HeroProps) {
  return (
    <section className={joinClasses(styles.hero, className)} {...props}>
      <Landscape crop="hero" />
      <Container className={styles.content}>
        <Heading level={1} size="hero" className={styles.headline}>
          {headline}
        </Heading>
        {children}
      </Container>
    </section>
  )
}
