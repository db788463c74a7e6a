import { createHash } from 'node:crypto'
import { type InvestorField, investorFields } from '#config/investor-request'

/**
 * These count when they are empty, too. A field that the form gets later counts when it is filled in,
 * so that stored fingerprints stay valid.
 */
const firstFields: readonly InvestorField[] = [
  'user_name',
  'user_whatsapp',
  'user_email',
  'user_currency',
  'user_message',
]
const laterFields = investorFields.filter((name) => !firstFields.includes(name)).sort()

/** Spaces, controls and invisible marks, which forms and mail programs change. */
const WHITESPACE = /[\p{Z}\p{Cc}\p{Cf}]+/gu
const DASH = /\p{Pd}/gu

/**
 * Identifies an investor request by its content without personal data (FORM-08). The relay's
 * message and the site's stored request of the same content have the same fingerprint.
 * @param values the form's fields; absent ones count as empty, others are ignored
 * @returns SHA-256 in hexadecimal
 */
export function fingerprint(values: Readonly<Partial<Record<InvestorField, string>>>): string {
  const canonical = (name: InvestorField) =>
    (values[name] ?? '').normalize('NFKC').replace(WHITESPACE, '').replace(DASH, '-')
  const later = laterFields.flatMap((name) =>
    canonical(name) === '' ? [] : [[name, canonical(name)]],
  )
  const content = JSON.stringify([...firstFields.map(canonical), ...later])
  return createHash('sha256').update(content).digest('hex')
}
