/** The WhatsApp number of the sample brand: country code and number, digits only (INV-02). */
export const whatsappNumber = '5491140000000'

/** Returns the URL of a chat with that number and a prefilled message. */
export function whatsappHref(message: string): string {
  return `https://wa.me/${whatsappNumber}?text=${encodeURIComponent(message)}`
}
