/** A chat with a prepared message, as stored in the dataset. */
interface Chat {
  /** Country code and number; everything but digits is left out. */
  number: string | null | undefined
  message: string | null | undefined
}

/** The address that opens a WhatsApp chat; undefined while the number is missing. */
export function whatsappHref({ number, message }: Chat): string | undefined {
  const digits = (number ?? '').replaceAll(/\D/g, '')
  if (digits === '') return undefined
  const text = message?.trim() ? `?text=${encodeURIComponent(message.trim())}` : ''
  return `https://wa.me/${digits}${text}`
}

/** The address that opens WhatsApp with a message; the visitor chooses who receives it. */
export function whatsappShareHref(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`
}
