import { link } from '../../authoring/blocks'
import { keyed } from '../../authoring/document'

/** The WhatsApp number of the sample brand: country code and number, digits only (INV-02). */
export const whatsappNumber = '5491140000000'

/** Returns the URL of a chat with that number and a prefilled message. */
export function whatsappHref(message: string): string {
  return `https://wa.me/${whatsappNumber}?text=${encodeURIComponent(message)}`
}

/** Telephone numbers of Argentina that are free and need no internet. */
export const emergencyNumbers = keyed([
  link('Defensa Civil', 'tel:103'),
  link('Bomberos', 'tel:100'),
  link('Ambulancia', 'tel:107'),
])
