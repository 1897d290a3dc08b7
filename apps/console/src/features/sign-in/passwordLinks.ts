import '../../shared/zodWithoutEval.ts'
import { connectInvitation } from '@dira/data'

/** The links for a new password, of the site's own server, wherever the data is. */
export const passwordLinks = () => connectInvitation({ site: location.origin })
