import type { Finding, Rule } from '../finding'
import { fieldText, isFields, listObjects, listTexts, type Fields } from '../walk'

const RAFFLE = /(?<!\p{L})(?:rifas?|sorteos?|sorte(?:a|an|amos))(?!\p{L})/iu

/** Words of a text that says what rules a raffle, or where they are. */
const LEGAL =
  /(?<!\p{L})(?:normas?|permisos?|ley(?:es)?|autoriza\p{L}*|reglamento|bases y condiciones|lotería)(?!\p{L})/iu

/** Objects with which a page offers raffles, when their title says so. */
const OFFERS: ReadonlySet<string> = new Set(['campaignLink', 'explainer', 'ticket'])

/**
 * Finds documents that offer a raffle and have no text on the rules that apply to it. Raffles need a
 * permit in most provinces of Argentina.
 */
export const checkRaffles: Rule = (document) => {
  const offer = listObjects(document).find(({ value }) => isOffer(value))
  if (offer === undefined || hasLegalNotice(document)) return []
  const message =
    'Ofrece una rifa o un sorteo y falta el aviso legal: agregá un texto con las normas o el permiso que corresponden.'
  return [{ level: 'error', path: offer.path, message } satisfies Finding]
}

function isOffer({ _type, title }: Fields): boolean {
  return OFFERS.has(String(_type)) && RAFFLE.test(fieldText(title) ?? '')
}

function hasLegalNotice(document: Fields): boolean {
  return (
    listTexts(document).some(({ value }) => RAFFLE.test(value) && LEGAL.test(value)) ||
    listObjects(document).some(({ value }) => value._type === 'notice' && isLegalNotice(value))
  )
}

function isLegalNotice({ kind, text }: Fields): boolean {
  return kind === 'legal' && Array.isArray(text) && text.some(isFields)
}
