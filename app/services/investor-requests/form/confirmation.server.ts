import { createFormStamp, readStampAge } from '~/lib/forms/form-stamp.server'
import { derivedSecret, siteSecret, withSecret } from '~/services/site-secret.server'
import { sitePages } from '#config/site-pages'

/** Query parameter with which the thank-you page opens without scripts. */
const CONFIRMATION = 'recibido'
/** Long enough to read the page, reload it and come back to it. */
const VALID_MS = 600_000

/**
 * Path of the thank-you page for a visitor without scripts whose request has just been stored
 * (TY-01). Its query is a signed time and says nothing about the request.
 * @throws Error while the server has no secret
 */
export function confirmedPath(now = Date.now()): string {
  const stamp = createFormStamp(toConfirmationSecret(siteSecret()), now)
  return `${sitePages.thankYouPage.path}?${CONFIRMATION}=${stamp}`
}

/** True if the query is one of `confirmedPath`, for ten minutes. */
export function isConfirmed(search: string, now = Date.now()): boolean {
  const stamp = new URLSearchParams(search).get(CONFIRMATION)
  if (stamp === null) return false
  const age = withSecret((secret) => readStampAge(toConfirmationSecret(secret), stamp, now))
  return age !== undefined && age <= VALID_MS
}

/** True if the page at this path and query may differ from the one that visitors share. */
export function canBeConfirmed(path: string, search: string): boolean {
  return path === sitePages.thankYouPage.path && search.includes(`${CONFIRMATION}=`)
}

/** Not the secret of forms, whose stamps every page shows. */
const toConfirmationSecret = (secret: string) =>
  derivedSecret(secret, 'confirmation of an investor request')
