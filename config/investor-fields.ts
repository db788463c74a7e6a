/**
 * What a field of the investor form holds. Its rule, its control and its place in the Studio follow
 * from it: `line` is any single line, `text` has line breaks.
 */
export type FieldKind = 'name' | 'phone' | 'email' | 'choice' | 'line' | 'text'

/** A field. */
export interface FieldDefinition {
  /** For staff: in the Studio, the export and the e-mail. Visitors see the label of the dataset. */
  title: string
  kind: FieldKind
  /** In characters, for `maxlength` too (FORM-10). */
  maxLength: number
  /** Message of the dataset for an invalid value: of `formMessages.investor` or `general`. */
  issue: string
  isOptional?: true
  /** Values of a choice, which no other choice has: the dataset's form labels them in one list. */
  options?: readonly string[]
  /** The initial value. */
  initial?: string
}

/**
 * The fields of the investor form in their order, by the names under which they are posted, stored
 * and e-mailed (FORM-01). Everything else derives from this list, see docs/developing.md. E-mail
 * addresses follow RFC 5321; phone numbers have 15 digits (E.164) and separators.
 */
export const fieldDefinitions = {
  user_name: { title: 'Nombre', kind: 'name', maxLength: 120, issue: 'nameInvalid' },
  user_whatsapp: { title: 'WhatsApp', kind: 'phone', maxLength: 30, issue: 'phoneInvalid' },
  user_email: { title: 'Correo', kind: 'email', maxLength: 254, issue: 'emailInvalid' },
  user_currency: {
    title: 'Moneda',
    kind: 'choice',
    options: ['ARS', 'USD', 'USDT'],
    initial: 'USD',
    maxLength: 4,
    issue: 'currencyRequired',
  },
  user_message: {
    title: 'Mensaje',
    kind: 'text',
    isOptional: true,
    maxLength: 4_000,
    issue: 'messageTooLong',
  },
} as const satisfies Readonly<Record<string, FieldDefinition>>
