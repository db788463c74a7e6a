/**
 * Maximum length of each field of the investor form, in characters (FORM-10). E-mail addresses follow
 * RFC 5321; phone numbers have 15 digits (E.164) and separators.
 */
export const maxFieldLengths = {
  user_name: 120,
  user_whatsapp: 30,
  user_email: 254,
  user_currency: 4,
  user_message: 4_000,
} as const

/**
 * When an unsent e-mail about a request counts as overdue, in milliseconds (FORM-08). The server
 * and the Studio agree on it, so the Studio also shows it while the server is down.
 */
export const MAIL_OVERDUE_MS = 3_600_000
