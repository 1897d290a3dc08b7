export { PinCard, type PinCardProps } from './PinCard.tsx'
