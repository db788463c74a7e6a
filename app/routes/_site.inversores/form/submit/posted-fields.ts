import type { TypedFields } from '~/services/investor-requests/form/definition'
import { mapFields } from '#config/investor-request'

/** The text of a posted field; empty when it is missing or a file. */
export function readField(posted: FormData, name: string): string {
  const value = posted.get(name)
  return typeof value === 'string' ? value : ''
}

/** The fields as they were posted (FORM-01). */
export function typedFields(posted: FormData): TypedFields {
  return mapFields((name) => readField(posted, name))
}
