import { createHash } from 'node:crypto'

const fields = [
  'user_name',
  'user_whatsapp',
  'user_email',
  'user_currency',
  'user_message',
] as const

/** What a blank, an invisible mark or a line break is: forms and mail programs change them freely. */
const SHAPELESS = /[\p{Z}\p{Cc}\p{Cf}]+/gu
const DASH = /\p{Pd}/gu

/**
 * Names an investor request by its content: the same for what a browser posted to the e-mail relay
 * and for what the site stored of it, and saying nothing of the person (FORM-08).
 * @param values the form's fields; others are left aside, absent ones count as empty
 * @returns SHA-256 in hexadecimal
 */
export function fingerprint(
  values: Readonly<Partial<Record<(typeof fields)[number], string>>>,
): string {
  const canonical = fields.map((name) =>
    (values[name] ?? '').normalize('NFKC').replace(SHAPELESS, '').replace(DASH, '-'),
  )
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex')
}
