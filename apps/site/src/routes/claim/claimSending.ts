// What a claim is read and sent with, in one piece: it is fetched when the page opens.
export { siteClaims } from '../../data/siteClaims.ts'
export { siteChangeRequests } from '../../data/siteChangeRequests.ts'
export { newRequestToken } from '@dira/data'
