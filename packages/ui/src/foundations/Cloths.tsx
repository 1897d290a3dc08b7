import { CoverArt } from '../art/CoverArt/CoverArt.tsx'
import { Pictogram, type PictogramName } from '../art/Pictogram/Pictogram.tsx'
import { cloth } from '../theme/cloth.ts'
import { Block } from './Block.tsx'
import * as styles from './foundations.css.ts'

const TECHNIQUES = {
  accommodation: 'Painted wall',
  restaurants: 'Pin-dot print',
  shopping: 'Strip weave',
  transport: 'Mud-dyed panels',
  events: 'Cut-pile lozenge',
  wellness: 'Resist-dyed ripple',
  nightlife: 'Bead band',
} as const satisfies Record<PictogramName, string>

/** The seven kinds of cloth with their pictograms and their three colourways. */
export function Cloths() {
  return (
    <Block>
      <div className={styles.tiles}>
        {Object.entries(TECHNIQUES).map(([category, technique]) => (
          <div key={category}>
            <div className={styles.cover}>
              <CoverArt slug="dira" category={category as PictogramName} />
            </div>
            {cloth[category as PictogramName].map((colourway) => (
              <div key={colourway.join(' ')} className={styles.palette}>
                {colourway.map((dye, index) => (
                  <div key={index} className={styles.dye} style={{ backgroundColor: dye }} title={dye} />
                ))}
              </div>
            ))}
            <span className={styles.entry}>
              <Pictogram name={category as PictogramName} />
              <span>
                <span className={styles.name}>{category}</span>
                <span className={styles.quiet}>{technique}</span>
              </span>
            </span>
          </div>
        ))}
      </div>
    </Block>
  )
}
