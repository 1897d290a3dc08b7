/** The global styles: cascade layers, reset, typefaces, both themes. An application imports `@dira/ui/styles` once, before all else. */
import './theme/layers.css.ts'
import './theme/reset.css.ts'
import './theme/fonts.css'
import './theme/themes.css.ts'
import './theme/base.css.ts'
