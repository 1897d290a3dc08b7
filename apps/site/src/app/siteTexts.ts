/** Kept for the pages of this app until their imports name the package. */
export {
  CONTACT,
  CREDIT,
  HEADLINE,
  SAMPLES_ELSEWHERE_NOTE,
  SAMPLE_NOTE,
  SOME_SAMPLES_NOTE,
  TAGLINE,
  listingsCount,
} from '@dira/data/site'
