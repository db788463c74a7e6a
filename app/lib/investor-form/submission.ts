import { tabStorage } from '~/lib/browser-storage'

/**
 * What the thank-you page and the measurement know of a request, kept in this tab alone (FORM-07).
 * The names are the specification's own.
 */
const SUBMITTED = 'formSubmitted'

export interface Submitter {
  name: string
  email: string
  phone: string
}

/** Says that this tab has sent a request, and who sent it (FORM-07). */
export function rememberSubmission({ email, phone, name }: Submitter): void {
  tabStorage.set(SUBMITTED, 'true')
  tabStorage.set('email', email)
  tabStorage.set('phone', phone)
  tabStorage.set('name', name)
}

/** True from a request until the thank-you page has been left (TY-01). */
export function hasSubmitted(): boolean {
  return tabStorage.get(SUBMITTED) !== null
}

/** Ends the thanks (TY-02); who sent the request stays known to this tab. */
export function forgetSubmission(): void {
  tabStorage.remove(SUBMITTED)
}

/** What this tab knows of whoever sent the request; null when nothing was sent. */
export function submitterDetail(name: keyof Submitter): string | null {
  return tabStorage.get(name)
}

/**
 * Sends whoever has sent nothing to another page at once, before anything is painted (TY-01). For
 * an inline script at the very start of the page; `hasSubmitted` in its own words.
 * @param path of the other page, without quotes
 */
export function leaveUnlessSubmitted(path: string): string {
  return `try { if (sessionStorage.getItem('${SUBMITTED}') === null) throw 0 } catch {
  document.documentElement.style.display = 'none'
  location.replace('${path}')
}`
}
