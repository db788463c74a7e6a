import { createFormStamp } from '~/lib/forms/form-stamp.server'
import { noteIncompletePage } from '~/sanity/content-use.server'
import { withSecret } from './site-secret.server'

/**
 * The stamp of a form that is served now. It is empty before the lake's first start, while there is
 * no secret to sign with: such a form is rejected with the message to load the page again.
 */
export function formStamp(): string {
  const stamp = withSecret(createFormStamp)
  if (stamp === undefined) noteIncompletePage()
  return stamp ?? ''
}
