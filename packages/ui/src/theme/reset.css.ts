import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

const reset = (selector: string, rule: NonNullable<GlobalStyleRule['@layer']>[string]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0, padding: 0 })
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' })
reset('img, svg, video', { display: 'block', maxInlineSize: '100%' })
reset('img', { blockSize: 'auto' })
reset('input, button, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('button', { background: 'none', border: 0, cursor: 'pointer' })
reset('a', { color: 'inherit' })
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' })
reset('p, h1, h2, h3, h4, h5, h6, li, dd', { overflowWrap: 'break-word' })
reset('table', { borderCollapse: 'collapse' })
reset('fieldset', { border: 0, minInlineSize: 0 })
// Safari takes the list out of the accessibility tree when its markers go, unless it has the role: lists without markers say role="list".
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none' })
reset('[hidden]', { display: 'none' })
