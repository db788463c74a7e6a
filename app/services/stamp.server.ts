import { createFormStamp } from '~/lib/forms/form-stamp.server'
import { noteIncompletePage } from '~/sanity/content-use.server'
import { siteSecret } from '~/services/site-secret.server'

/** The stamp of a form that is served now; empty while there is no secret. */
export function newsletterStamp(): string {
  try {
    return createFormStamp(siteSecret())
  } catch {
    noteIncompletePage()
    return ''
  }
}
