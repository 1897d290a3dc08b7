/**
 * The selectors for the states of what is pressed. Pseudo-classes, not react-aria's data attributes: the same look serves links, and a
 * button that the server rendered answers before any script runs.
 */
export const pressStates = {
  /** Only under `canHover`: on a touch screen it would stick after the tap. */
  hovered: '&:hover:not(:active, :disabled, [data-pending], [aria-disabled=true])',
  pressed: '&:active:not(:disabled, [data-pending], [aria-disabled=true])',
  disabled: '&:is(:disabled, [data-pending], [aria-disabled=true])',
} as const
