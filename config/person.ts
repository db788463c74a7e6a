/** A person who asks what is stored about them; at least one of the two fields is set. */
export interface Person {
  email?: string | undefined
  phone?: string | undefined
}

/** Recognizes the contact data of a person. */
export interface PersonMatcher {
  /** Whether a text is the address or number of the person, and nothing else. */
  isContact: (text: string | null | undefined) => boolean
  /** Whether a text contains one of them. */
  isMentioned: (text: string) => boolean
}

/** Digits of a national number in Argentina; the country code before them is often left out. */
export const NATIONAL_DIGITS = 10
/** A shorter number may be of many people. */
export const MIN_PHONE_DIGITS = 8

/** Digits with separators, long enough for a telephone number. */
const NUMBER = /\+?\(?\d(?:[\s().-]{0,2}\d){7,19}/g

/**
 * Compares addresses without case, and numbers by their last ten digits: people write the same number
 * with and without country code, spaces and dashes.
 */
export function createPersonMatcher({ email, phone }: Person): PersonMatcher {
  const address = simplify(email)
  const number = nationalNumber(phone)
  const inText =
    address === ''
      ? undefined
      : new RegExp(`(?<![\\w.+-])${escapeRegExp(address)}(?![\\w-]|\\.\\w)`, 'i')
  const isNumber = (text: string) => number !== '' && nationalNumber(text) === number
  return {
    isContact: (text) => {
      const simple = simplify(text ?? '')
      return simple !== '' && (simple === address || isNumber(simple))
    },
    isMentioned: (text) =>
      inText?.test(text) === true ||
      (number !== '' && [...text.matchAll(NUMBER)].some(([found]) => isNumber(found))),
  }
}

/** All texts of a JSON value. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listTexts)
}

const simplify = (text = '') => text.trim().toLowerCase()

/** The last ten digits; empty for a text with too few. */
function nationalNumber(text = ''): string {
  const digits = text.replace(/\D/g, '')
  return digits.length < MIN_PHONE_DIGITS ? '' : digits.slice(-NATIONAL_DIGITS)
}

export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
