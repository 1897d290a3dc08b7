import type { ReactNode } from 'react'
import { Block } from './Block.tsx'
import * as styles from './foundations.css.ts'

/** The same thing by day and by night. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <Block>
      <div className={styles.hours}>
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className={styles.hour}>
            {children}
          </div>
        ))}
      </div>
    </Block>
  )
}
