/** How far around a list looks until another radius is chosen, in kilometres. */
export const USUAL_RADIUS = 10
