import { env, writeToken } from '../../config/env.server'
import { formStamp } from '~/lib/form-stamp.server'

let secret: string | undefined

/**
 * The secret that signs the newsletter form's stamp: the one this server shares with the dataset,
 * so that pages served before a restart, or by a second process, stay good.
 * @throws Error while there is none; then no sign-up can be stored either
 */
export function newsletterSecret(): string {
  secret ??= writeToken(env())
  return secret
}

/** The stamp for a form that is served now; empty while there is no secret. */
export function newsletterStamp(): string {
  try {
    return formStamp(newsletterSecret())
  } catch {
    return ''
  }
}
