import { badRequest } from '../errors'

/** As Sanity's CLI: 2 to 64 characters; a letter or digit at both ends. */
const NAME = /^[a-z0-9][a-z0-9_-]{0,62}[a-z0-9]$/

/** @throws PlainError 400 when the name breaks the rules of Sanity's CLI */
export function requireValidName(name: string): void {
  if (NAME.test(name)) return
  throw badRequest(
    `Dataset name "${name}" is not valid: use 2 to 64 lowercase letters, digits, "-" and "_", ` +
      'with a letter or a digit at both ends',
  )
}
