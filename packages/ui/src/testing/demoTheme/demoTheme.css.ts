import { assignVars, globalStyle } from '@vanilla-extract/css'
import { layers } from '../../theme/layers.css.ts'
import { vars } from '../../theme/vars.css.ts'
import { demoColors } from './demoColors.ts'

const sans = "'Noto Sans Variable', 'Noto Kufi Arabic Variable', 'Dira Text Fallback', system-ui, sans-serif"
const display = { family: 'display', line: '1.1', track: '-0.02em', weight: '800', width: '100%', stroke: '0' }
const text = { family: 'text', line: '1.6', track: '0', weight: '400', width: '100%', stroke: '0' }

/**
 * Another house in the same building: rounded, airy, one sans-serif face, no signposts, soft shadows. It fills the contract and touches no
 * component: what does not follow it is a value that a component should not have. `data-theme="demo"`, in Storybook and tests only.
 */
globalStyle('[data-theme="demo"]', {
  '@layer': {
    [layers.tokens]: {
      colorScheme: 'light',
      vars: assignVars(vars, {
        color: demoColors,
        elevation: {
          flat: 'none',
          pop: '0 16px 48px -8px rgb(11 59 51 / .35)',
          toast: '0 12px 36px -4px rgb(11 59 51 / .4)',
        },
        font: { display: sans, text: sans },
        type: {
          masthead: { ...display, size: 'clamp(3rem, 1rem + 7vw, 6.5rem)' },
          hero: { ...display, size: 'clamp(2.25rem, 1.4rem + 3.6vw, 4.25rem)' },
          h1: { ...display, size: 'clamp(2rem, 1.5rem + 2vw, 3.25rem)' },
          h2: { ...display, size: 'clamp(1.625rem, 1.4rem + 1vw, 2.25rem)' },
          h3: { ...display, size: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)' },
          plate: { ...display, size: 'clamp(1.5rem, 1rem + 1.4vw, 2rem)' },
          price: { ...display, size: 'clamp(2.5rem, 2rem + 1.6vw, 3.25rem)' },
          lead: { ...text, size: 'clamp(1.125rem, 1.07rem + 0.25vw, 1.25rem)' },
          body: { ...text, size: '1rem' },
          small: { ...text, size: '0.875rem' },
          label: { ...text, size: '0.875rem', line: '1.25', weight: '600' },
        },
        space: {
          1: '4px',
          2: '10px',
          3: '14px',
          4: '20px',
          5: '28px',
          6: '40px',
          7: '56px',
          8: '72px',
          9: '104px',
          10: '144px',
        },
        radius: { none: '0', control: '14px', round: '999px' },
        border: { hair: '1px', control: '1px', strong: '1px', heavy: '6px' },
        motion: {
          fast: '180ms',
          base: '320ms',
          slow: '600ms',
          ease: 'cubic-bezier(.4,0,.2,1)',
          needle: 'cubic-bezier(.4,0,.2,1)',
          navOpenDelay: '200ms',
          navSkipDelay: '300ms',
          navCloseDelay: '150ms',
        },
        size: {
          target: '48px',
          control: '52px',
          header: '80px',
          headerSmall: '64px',
          content: '1120px',
          prose: '60ch',
          point: '0px',
          selvedge: '4px',
          headerAdmin: '72px',
          railAdmin: '232px',
          rowTable: '64px',
          drawer: '432px',
          dialog: '980px',
          galleryRail: '152px',
          step: '14px',
        },
        z: { sticky: '10', popover: '20', overlay: '30', toast: '40', scrim: '30', dialog: '31' },
      }),
    },
  },
})
