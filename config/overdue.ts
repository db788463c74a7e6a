/**
 * From here on an e-mail about a request that has not gone out is shown in red: by the server that
 * sends it, and by the Studio, should that server be down (FORM-08). In milliseconds.
 */
export const MAIL_OVERDUE_MS = 3_600_000
