import { formStamp } from '~/lib/form-stamp.server'
import { noteIncompletePage } from '~/sanity/content-use.server'
import { siteSecret } from './site-secret.server'

/** The stamp for a form that is served now; empty while there is no secret to sign it with. */
export function newsletterStamp(): string {
  try {
    return formStamp(siteSecret())
  } catch {
    noteIncompletePage()
    return ''
  }
}
