const DASHBOARD = 'https://dashboard.emailjs.com/admin'

/** A refusal as the e-mail service words it: the body of the answer is its message as plain text. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text)
  }
}

/** Every refusal there is, by its cause. What is known of them and what is assumed: README.md. */
export const refusals = {
  badRequest: () => new Refusal(400, 'Bad Request'),
  missing: (parameter: string) => new Refusal(400, `The ${parameter} parameter is required`),
  publicKeyInvalid: () =>
    new Refusal(400, `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`),
  accountNotFound: () => new Refusal(404, 'Account not found'),
  serviceNotFound: () =>
    new Refusal(400, `The service ID not found. To find this ID, visit ${DASHBOARD}`),
  templateNotFound: () =>
    new Refusal(400, `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`),
  variablesCorrupted: () =>
    new Refusal(400, 'Template: One or more dynamic variables are corrupted'),
  variablesTooLarge: () =>
    new Refusal(413, 'Variables size limit. The maximum allowed variables size is 50Kb'),
  foreignOrigin: () => new Refusal(403, 'Forbidden'),
  tooMany: () => new Refusal(429, 'Too Many Requests'),
  failed: () => new Refusal(500, 'Internal Server Error'),
  providerFailed: (reason: string) => new Refusal(412, `SMTP: ${reason}`),
} as const
