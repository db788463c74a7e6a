/** The WhatsApp number of the sample brand: country code and number, digits only (INV-02). */
export const whatsappNumber = '5491140000000'

/** The address of a chat with that number and a message already written. */
export function whatsappHref(message: string): string {
  return `https://wa.me/${whatsappNumber}?text=${encodeURIComponent(message)}`
}
