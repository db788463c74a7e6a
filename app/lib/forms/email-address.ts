/** Validation issue of an e-mail address; the dataset has the messages (NEWS-02). */
export type EmailIssue = 'emailRequired' | 'emailInvalid'

/** Characters; limit of RFC 5321. */
const MAX_ADDRESS_LENGTH = 254

/** The rule of `type="email"`, plus a dot in the domain and at most 64 characters before the @. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i

/**
 * Validates the newsletter address, both in the browser and in the action (NEWS-02).
 * @param typed user input; surrounding whitespace is ignored
 * @returns undefined for a valid address
 */
export function validateEmail(typed: string): EmailIssue | undefined {
  const address = typed.trim()
  if (address === '') return 'emailRequired'
  return address.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(address) ? undefined : 'emailInvalid'
}

/** Normalizes an address, so that each one is stored only once (NEWS-03). */
export function normalizeEmail(address: string): string {
  return address.trim().toLowerCase()
}
