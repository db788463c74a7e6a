import { countryCode } from '#config/countries'

type Text = string | undefined

/**
 * Checks that a text contains its placeholders, such as `{rating}`.
 * @param placeholders with their braces
 */
export function checkPlaceholders(placeholders: readonly string[]) {
  return (value: Text): true | string => {
    if (value === undefined) return true
    const missing = placeholders.filter((placeholder) => !value.includes(placeholder))
    return missing.length === 0 || `Falta ${missing.join(' y ')}: el sitio pone ahí el dato.`
  }
}

const createCheck =
  (pattern: RegExp, message: string) =>
  (value: Text): true | string =>
    value === undefined || pattern.test(value) || message

/** Checks an anchor: lower case letters, digits and hyphens. */
export const checkAnchor = createCheck(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'Usá solo minúsculas sin acento, números y guiones, por ejemplo: como-funciona.',
)

/** Checks a WhatsApp number: country code and number, digits only, as `wa.me` requires. */
export const checkWhatsappNumber = createCheck(
  /^[1-9]\d{7,14}$/,
  'Escribí solo dígitos, con código de país y sin el signo +, por ejemplo: 5492914000000.',
)

export const checkEmail = createCheck(
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
  'Escribí una dirección de correo completa, por ejemplo: hola@ejemplo.com.',
)

/** Checks a colour as `#rrggbb`, which every file format accepts. */
export const checkColour = createCheck(
  /^#[0-9a-f]{6}$/i,
  'Escribí el color con # y seis cifras hexadecimales, por ejemplo: #f4532b.',
)

/** Checks the name or the code of a country: search engines get the code. */
export function checkCountry(value: Text): true | string {
  if (value === undefined || countryCode(value) !== undefined) return true
  return `“${value}” no es un país: escribí su nombre en castellano, por ejemplo: Argentina.`
}

/** Checks that a text is exactly one emoji, of any number of code points. */
export function checkEmoji(value: Text): true | string {
  if (value === undefined) return true
  const graphemes = [...new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(value)]
  const single = graphemes.length === 1 && /\p{Extended_Pictographic}|\p{RI}|\u20E3/u.test(value)
  return single || 'Escribí un solo emoji.'
}
