/** What is wrong with an e-mail address; the words for it are in the dataset (NEWS-02). */
export type EmailProblem = 'emailRequired' | 'emailInvalid'

/** RFC 5321: longer ones cannot be delivered to. */
const LONGEST_ADDRESS = 254

/** As browsers check `type="email"`, but with a dot in the domain, and 64 characters before the @. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i

/**
 * The one rule for the newsletter's address, in the browser and in the action (NEWS-02).
 * @param typed as it was typed; blanks around it do not count
 */
export function emailProblem(typed: string): EmailProblem | undefined {
  const address = typed.trim()
  if (address === '') return 'emailRequired'
  return address.length <= LONGEST_ADDRESS && ADDRESS.test(address) ? undefined : 'emailInvalid'
}

/** One form for all the ways to type an address, so that it is stored once (NEWS-03). */
export function normalisedEmail(address: string): string {
  return address.trim().toLowerCase()
}
