/** What the filter `has` asks for, in the order of the panel. */
export const LISTING_FEATURES = ['whatsapp', 'website', 'photographs', 'offers'] as const
/** Something that a listing has and its package shows. */
export type ListingFeature = (typeof LISTING_FEATURES)[number]
