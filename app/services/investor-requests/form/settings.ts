/** What the browser needs to show and send the investor form; no secrets. */
export interface InvestorFormSettings {
  /** Signed time at which the page was served, see form-stamp.server.ts. */
  stamp: string
  captcha: CaptchaSettings
  /** Replaces the captcha without scripts (FORM-05). */
  question: SignedQuestion
  /**
   * True when the form needs other hosts, which only a full load of the page allows, see
   * page-allowances.server.ts.
   */
  requiresFullPageLoad: boolean
}

export type CaptchaSettings =
  /** Google's widget, with its site key (CAP-01). */
  | { kind: 'recaptcha'; siteKey: string; enterprise: boolean }
  /** The site's proof of work (CAP-02). */
  | { kind: 'proof-of-work' }

/** A sum, signed by the server. The words around it come from the dataset. */
export interface SignedQuestion {
  a: number
  b: number
  /** Posted in the field `question`. */
  signed: string
}

/** The e-mail service as the browser calls it (MAIL-03): EmailJS, or the embedded relay. */
export interface EmailClientSettings {
  /** Without a final slash. */
  origin: string
  publicKey: string
  serviceId: string
  templateId: string
}
