/** A value that may be missing, as the Studio hands it to a check. */
type Text = string | undefined

/**
 * Checks that a text keeps the places that the site fills in, such as `{rating}`.
 * @param placeholders the marks, with their braces
 */
export function checkPlaceholders(placeholders: readonly string[]) {
  return (value: Text): true | string => {
    if (value === undefined) return true
    const missing = placeholders.filter((placeholder) => !value.includes(placeholder))
    return missing.length === 0 || `Falta ${missing.join(' y ')}: el sitio pone ahí el dato.`
  }
}

/** Checks a name used in an address after `#`: lower case letters, digits and hyphens. */
export function checkAnchor(value: Text): true | string {
  if (value === undefined) return true
  return (
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ||
    'Usá solo minúsculas sin acento, números y guiones, por ejemplo: como-funciona.'
  )
}

/** Checks a WhatsApp number: country code and number, digits only, as `wa.me` asks. */
export function checkWhatsappNumber(value: Text): true | string {
  if (value === undefined) return true
  return (
    /^[1-9]\d{7,14}$/.test(value) ||
    'Escribí solo dígitos, con código de país y sin el signo +, por ejemplo: 5492914000000.'
  )
}

/** Checks an e-mail address in its simple form. */
export function checkEmail(value: Text): true | string {
  if (value === undefined) return true
  return (
    /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) ||
    'Escribí una dirección de correo completa, por ejemplo: hola@ejemplo.com.'
  )
}

/** Checks that a text is one emoji and nothing else, however many code points it takes. */
export function checkEmoji(value: Text): true | string {
  if (value === undefined) return true
  const graphemes = [...new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(value)]
  const single = graphemes.length === 1 && /\p{Extended_Pictographic}|\p{RI}|\u20E3/u.test(value)
  return single || 'Escribí un solo emoji.'
}
