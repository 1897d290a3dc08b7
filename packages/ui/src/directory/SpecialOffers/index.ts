export { SpecialOffers, type SpecialOffersProps } from './SpecialOffers.tsx'
