/** How far the ring of the compass is from the middle of the map, in its units: the islands farthest from there lie within it. */
export const RING_RADIUS = 2440
