/**
 * The most characters of each field of the investor form (FORM-10), for the form, the site and the
 * mail relay. Names and messages end where people do; addresses where mail servers do (RFC 5321);
 * numbers have 15 digits (E.164) and room to write them.
 */
export const longestFields = {
  user_name: 120,
  user_whatsapp: 30,
  user_email: 254,
  user_currency: 4,
  user_message: 4_000,
} as const
