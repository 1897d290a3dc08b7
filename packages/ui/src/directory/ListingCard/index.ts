export { CardFacts } from './CardFacts.tsx'
export type { CardFactsProps } from './cardLayout.ts'
export { ListingCard, type ListingCardProps } from './ListingCard.tsx'
