import day from './hero-day.svg?no-inline'
import night from './hero-night.svg?no-inline'

/** The addresses of the two hours of the hero, one for each theme: for a preload of the page's largest picture. */
export const heroArt = { day, night } as const
