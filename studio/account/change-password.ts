import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from 'content-lake/password-length'
import type { accountTexts } from './texts'

export interface PasswordForm {
  readonly current: string
  readonly new: string
  readonly repeated: string
}

export type ResultKey = keyof typeof accountTexts

/** Finds the reason why the form cannot be sent, as the key of its text. */
export function findProblem(form: PasswordForm): ResultKey | undefined {
  if (form.current === '' || form.new === '' || form.repeated === '') return 'empty'
  if (form.new.length < MIN_PASSWORD_LENGTH) return 'short'
  if (form.new.length > MAX_PASSWORD_LENGTH) return 'long'
  return form.new === form.repeated ? undefined : 'different'
}
