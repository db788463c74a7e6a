/** Passwords of the embedded lake, in characters. The maximum limits the time of hashing. */
export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 512
