export { IsThisYou, type IsThisYouProps, type PublicDuplicate, type DuplicateReason } from './IsThisYou.tsx'
