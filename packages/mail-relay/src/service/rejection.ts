const DASHBOARD = 'https://dashboard.emailjs.com/admin'

/** A rejected call; the message is the response's body, in EmailJS's words. */
export class Rejection extends Error {
  override readonly name = 'Rejection'

  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text)
  }
}

/** All rejections by cause; README.md says which of them EmailJS documents. */
export const rejections = {
  badRequest: () => new Rejection(400, 'Bad Request'),
  missing: (parameter: string) => new Rejection(400, `The ${parameter} parameter is required`),
  publicKeyInvalid: () =>
    new Rejection(400, `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`),
  accountNotFound: () => new Rejection(404, 'Account not found'),
  serviceNotFound: () =>
    new Rejection(400, `The service ID not found. To find this ID, visit ${DASHBOARD}`),
  templateNotFound: () =>
    new Rejection(400, `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`),
  variablesCorrupted: () =>
    new Rejection(400, 'Template: One or more dynamic variables are corrupted'),
  variablesTooLarge: () =>
    new Rejection(413, 'Variables size limit. The maximum allowed variables size is 50Kb'),
  foreignOrigin: () => new Rejection(403, 'Forbidden'),
  tooMany: () => new Rejection(429, 'Too Many Requests'),
  failed: () => new Rejection(500, 'Internal Server Error'),
  providerFailed: (reason: string) => new Rejection(412, `SMTP: ${reason}`),
} as const
