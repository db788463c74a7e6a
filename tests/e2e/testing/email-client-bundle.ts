/** Entry of the bundle that `bundleEmailClient` builds. */
export { createEmailClient } from '../../../app/services/email-client/client'
export { EmailFailure } from '../../../app/services/email-client/failure'
