import type { ComponentProps, ReactNode } from 'react'
import { Landscape, Heading, Text, joinClasses } from '@dira/ui'
import * as styles from './LoginForm.css.ts'

interface SignInFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode
  subtitle: ReactNode
}

/** A page on which somebody comes in: what is to be filled in beside the lake by night, whatever the theme. */
export function SignInFrame({ title, subtitle, className, children, ...props }: SignInFrameProps) {
  return (
    <div className={joinClasses(styles.page, className)} {...props}>
      <div data-theme="dark" className={styles.scene}>
        <Landscape crop="hero" className={styles.night} />
      </div>
      <div className={styles.side}>
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">{subtitle}</Text>
        </div>
        {children}
      </div>
    </div>
  )
}
