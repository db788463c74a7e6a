import { whatsappHref } from '#app/lib/links/whatsapp-href'

/** Digits of an Argentine number without country code: area code and line. */
const NATIONAL_DIGITS = 10
/** Mobile numbers of Argentina have a 9 after the country code. */
const ARGENTINE_MOBILE = '549'

/** The address that opens an e-mail to a visitor, whose text cannot add a subject or recipients. */
export const mailHref = (address: string) =>
  `mailto:${encodeURIComponent(address.trim()).replace('%40', '@')}`

/**
 * The address that opens a WhatsApp chat with a visitor, who may have written the number in the
 * Argentine form, such as `0291 15 555-0101`.
 * @returns undefined when the number lacks its area code
 */
export function visitorWhatsappHref(number: string): string | undefined {
  return whatsappHref({ number: toInternational(number), message: undefined })
}

function toInternational(number: string): string | undefined {
  const digits = number.replaceAll(/\D/g, '').replace(/^00/, '')
  const isInternational = /^\s*(\+|00)/.test(number)
  if (digits.startsWith('54') && (isInternational || digits.length > NATIONAL_DIGITS)) {
    const rest = toNational(digits.slice(2).replace(/^9(?=\d{10})/, ''))
    return rest === undefined ? digits : ARGENTINE_MOBILE + rest
  }
  if (isInternational) return digits
  const national = toNational(digits)
  if (national !== undefined) return ARGENTINE_MOBILE + national
  return digits.length > NATIONAL_DIGITS ? digits : undefined
}

/** Removes the prefixes of calls within Argentina: 0 before the area code, and 15 after it. */
function toNational(digits: string): string | undefined {
  const dialled = digits.replace(/^0/, '')
  if (dialled.length === NATIONAL_DIGITS) return dialled
  const [, area, line] = /^(11|\d{3,4})15(\d{6,8})$/.exec(dialled) ?? []
  const plain = `${area ?? ''}${line ?? ''}`
  return plain.length === NATIONAL_DIGITS ? plain : undefined
}
