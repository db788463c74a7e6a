import type { SanityClient } from '@sanity/client'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from 'content-lake/password-length'
import { describeRejection } from './account-requests'
import type { accountTexts } from './texts'

export interface PasswordForm {
  readonly current: string
  readonly new: string
  readonly repeated: string
}

type Problem = keyof typeof accountTexts

/** Finds the reason why the form cannot be sent, as the key of its text. */
export function findProblem(form: PasswordForm): Problem | undefined {
  if (form.current === '' || form.new === '' || form.repeated === '') return 'empty'
  if (form.new.length < MIN_PASSWORD_LENGTH) return 'short'
  if (form.new.length > MAX_PASSWORD_LENGTH) return 'long'
  return form.new === form.repeated ? undefined : 'different'
}

/**
 * Changes the password of the current user at the embedded lake.
 * @returns the key of the text about the result
 */
export async function changePassword(client: SanityClient, form: PasswordForm): Promise<Problem> {
  try {
    await client.request({
      method: 'POST',
      url: '/users/me/password',
      body: { currentPassword: form.current, newPassword: form.new },
      tag: 'account.password',
    })
    return 'done'
  } catch (error) {
    return describeRejection(error)
  }
}
