export { IsThisYou, type IsThisYouProps, type PublicTwin, type TwinReason } from './IsThisYou.tsx'
