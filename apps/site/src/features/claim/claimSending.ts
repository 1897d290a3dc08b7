// What a claim is read and sent with, in one piece: it is fetched when the page opens.
export { siteClaims } from '../../shared/data/siteClaims.ts'
export { siteChangeRequests } from '../../shared/data/siteChangeRequests.ts'
export { newRequestToken } from '@dira/data'
