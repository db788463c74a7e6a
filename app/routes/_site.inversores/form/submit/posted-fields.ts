import type { TypedFields } from '~/services/investor-requests/form/definition'

/** The text of a posted field; empty when it is missing or a file. */
export function textOf(posted: FormData, name: string): string {
  const value = posted.get(name)
  return typeof value === 'string' ? value : ''
}

/** The five fields as they were posted (FORM-01). */
export function typedFields(posted: FormData): TypedFields {
  return {
    user_name: textOf(posted, 'user_name'),
    user_whatsapp: textOf(posted, 'user_whatsapp'),
    user_email: textOf(posted, 'user_email'),
    user_currency: textOf(posted, 'user_currency'),
    user_message: textOf(posted, 'user_message'),
  }
}
