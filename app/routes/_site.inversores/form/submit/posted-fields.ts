import type { TypedFields } from '~/services/investor-requests/form/definition'

/** The text of a posted field; empty when it is missing or a file. */
export function readField(posted: FormData, name: string): string {
  const value = posted.get(name)
  return typeof value === 'string' ? value : ''
}

/** The five fields as they were posted (FORM-01). */
export function typedFields(posted: FormData): TypedFields {
  return {
    user_name: readField(posted, 'user_name'),
    user_whatsapp: readField(posted, 'user_whatsapp'),
    user_email: readField(posted, 'user_email'),
    user_currency: readField(posted, 'user_currency'),
    user_message: readField(posted, 'user_message'),
  }
}
