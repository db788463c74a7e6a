import type { Challenge } from '../outbox/stored-request.server'

/** The result of a captcha check (FORM-06). */
export type CaptchaVerdict =
  /** With the challenge that a proof of work uses up. */
  | { verdict: 'passed'; challenge?: Challenge }
  /** Missing or wrong: the visitor must solve it. */
  | { verdict: 'required' }
  | { verdict: 'expired' }
  /** The provider is unavailable or rejects our keys. */
  | { verdict: 'unknown'; reason: string }

/** Checks the form's field `captcha`; never throws. */
export type CheckCaptcha = (token: string) => Promise<CaptchaVerdict>
