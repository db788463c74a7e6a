/** The e-mail client as one module, for a test to run in a page by itself. */
export { createEmailClient } from '../../app/services/email-client/client'
export { EmailFailure } from '../../app/services/email-client/failure'
