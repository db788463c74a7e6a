const DASHBOARD = 'https://dashboard.emailjs.com/admin'

/** A rejected call; the message is the response's body, in EmailJS's words. */
export class Rejection extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text)
  }
}

const reject = (status: number, text: string) => () => new Rejection(status, text)
const rejectId = (text: string, page: string) =>
  reject(400, `The ${text}. To find this ID, visit ${DASHBOARD}${page}`)

/** All rejections by cause; README.md says which of them EmailJS documents. */
export const rejections = {
  badRequest: reject(400, 'Bad Request'),
  missing: (parameter: string) => new Rejection(400, `The ${parameter} parameter is required`),
  publicKeyInvalid: rejectId('Public Key is invalid', '/account'),
  serviceNotFound: rejectId('service ID not found', ''),
  templateNotFound: rejectId('template ID not found', '/templates'),
  variablesCorrupted: reject(400, 'Template: One or more dynamic variables are corrupted'),
  tooLarge: reject(413, 'Variables size limit. The maximum allowed variables size is 50Kb'),
  foreignOrigin: reject(403, 'Forbidden'),
  notFound: reject(404, 'Not Found'),
  tooMany: reject(429, 'Too Many Requests'),
  failed: reject(500, 'Internal Server Error'),
  providerFailed: (reason: string) => new Rejection(412, `SMTP: ${reason}`),
} as const
