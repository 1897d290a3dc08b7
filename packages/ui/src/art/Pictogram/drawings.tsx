import type { ReactNode } from 'react'

/** Marigold, the second colour of every pictogram; it is set by `Pictogram.css.ts`. */
const sun = 'var(--pictogram-detail)'

/** The seven categories as cut paper on a field of 48, each with a lozenge or a zigzag. */
export const drawings = {
  accommodation: (
    <>
      <path d="M24 4 46 22v3H2v-3zM6 28h36v16H6z" />
      <path fill={sun} d="M18 44v-8l6-7 6 7v8zM24 9.5l5 6-5 6-5-6z" />
    </>
  ),
  restaurants: (
    <>
      <path d="M3 23h42c0 9-5.5 15.5-13 18v3H16v-3C8.5 38.5 3 32 3 23zM15 19l-3-6.5L15 5l3 7.5zM24 19l-3-7.5L24 3l3 8.5zM33 19l-3-6.5L33 5l3 7.5z" />
      <path fill={sun} d="M8 27h6l-3 5zM16.7 27h6l-3 5zM25.3 27h6l-3 5zM34 27h6l-3 5z" />
    </>
  ),
  shopping: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="4" d="M14 22v-6a10 10.5 0 0 1 20 0v6" />
      <path d="M4 19h40l-4.5 25h-31z" />
      <path
        fill={sun}
        d="M12 26l4 5.5-4 5.5-4-5.5zM20 26l4 5.5-4 5.5-4-5.5zM28 26l4 5.5-4 5.5-4-5.5zM36 26l4 5.5-4 5.5-4-5.5z"
      />
    </>
  ),
  transport: (
    <>
      <path d="M6 6h26v3H6zM2 11h33l11 13v13H2zM6 37a6.5 6.5 0 0 0 13 0zM29 37a6.5 6.5 0 0 0 13 0z" />
      <path
        fill={sun}
        d="M6 15h8v9H6zM17 15h8v9h-8zM28 15h5l7 9H28zM12.5 33.5l3.5 3.5-3.5 3.5L9 37zM35.5 33.5l3.5 3.5-3.5 3.5-3.5-3.5z"
      />
    </>
  ),
  events: (
    <>
      <path d="M6 4h36v6L30.5 27v4L37 44H11l6.5-13v-4L6 10z" />
      <path
        fill="none"
        stroke={sun}
        strokeWidth="2.6"
        strokeLinejoin="round"
        d="M9.5 11l5.3 8 4.6-8 4.6 12 4.6-12 4.6 8 5.3-8"
      />
      <path fill={sun} d="M24 33l3.5 5-3.5 5-3.5-5z" />
    </>
  ),
  wellness: (
    <>
      <path d="M24 2c6.5 8 6.5 20 0 30-6.5-10-6.5-22 0-30zM4 14c8.5 1.5 15 8.5 17.5 20C11.5 33 4.5 25 4 14zM44 14c-8.5 1.5-15 8.5-17.5 20C36.5 33 43.5 25 44 14z" />
      <path fill="none" stroke={sun} strokeWidth="3" d="M3 39.5h42M10 45h28" />
    </>
  ),
  nightlife: (
    <>
      <path d="M27 4A20.5 20.5 0 1 0 45 31 17 17 0 0 1 27 4z" />
      <path fill={sun} d="M37 3l3 7.5L47 13l-7 2.5L37 23l-3-7.5L27 13l7-2.5z" />
    </>
  ),
} as const satisfies Record<string, ReactNode>
