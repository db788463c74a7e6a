import { createHash } from 'node:crypto'

const fields = [
  'user_name',
  'user_whatsapp',
  'user_email',
  'user_currency',
  'user_message',
] as const

/** Spaces, controls and invisible marks, which forms and mail programs change. */
const WHITESPACE = /[\p{Z}\p{Cc}\p{Cf}]+/gu
const DASH = /\p{Pd}/gu

/**
 * Identifies an investor request by its content without personal data (FORM-08). The relay's
 * message and the site's stored request of the same content have the same fingerprint.
 * @param values the form's fields; absent ones count as empty, others are ignored
 * @returns SHA-256 in hexadecimal
 */
export function fingerprint(
  values: Readonly<Partial<Record<(typeof fields)[number], string>>>,
): string {
  const canonical = fields.map((name) =>
    (values[name] ?? '').normalize('NFKC').replace(WHITESPACE, '').replace(DASH, '-'),
  )
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex')
}
