import * as icons from '../art/Icon/index.ts'
import { Block } from './Block.tsx'
import * as styles from './foundations.css.ts'

/** Every interface icon by the name of its component. */
export function IconList() {
  return (
    <Block>
      <ul role="list" className={styles.tiles}>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className={styles.entry}>
            <Icon size={22} />
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
    </Block>
  )
}
