import { tabStorage } from '~/lib/browser/storage'
import { tabNames } from '#config/browser-data'

/**
 * Key in this tab. The thank-you page and the analytics read the sender from this tab (FORM-07); the
 * specification names the keys.
 */
const SUBMITTED = tabNames.formSubmitted

export interface Submitter {
  name: string
  email: string
  phone: string
}

/** Stores in this tab that a request was sent, and by whom (FORM-07). */
export function rememberSubmission({ email, phone, name }: Submitter): void {
  tabStorage.set(SUBMITTED, 'true')
  tabStorage.set(tabNames.email, email)
  tabStorage.set(tabNames.phone, phone)
  tabStorage.set(tabNames.name, name)
}

/** True from a request until the visitor leaves the thank-you page (TY-01). */
export function hasSubmitted(): boolean {
  return tabStorage.get(SUBMITTED) !== null
}

/** Closes the thank-you page (TY-02). The sender stays in this tab. */
export function forgetSubmission(): void {
  tabStorage.remove(SUBMITTED)
}

/** A detail of the sender; null without a request in this tab. */
export function submitterDetail(name: keyof Submitter): string | null {
  return tabStorage.get(name)
}

/**
 * Inline script that redirects visitors without a request before the first paint (TY-01). It repeats
 * `hasSubmitted`, because it runs before any module.
 * @param path of the other page, without quotes
 */
export function leaveUnlessSubmitted(path: string): string {
  return `try { if (sessionStorage.getItem('${SUBMITTED}') === null) throw 0 } catch {
  document.documentElement.style.display = 'none'
  location.replace('${path}')
}`
}
