import { PERSONAL_TYPES } from './personal-types'
import { isPublicId, toPublishedId } from './document-ids'
import type { Caller } from './types'

/** Callers who read the same documents. */
export type Audience = 'public' | 'viewers' | 'all'

export function getAudience(caller: Caller): Audience {
  if (caller.kind === 'anonymous') return 'public'
  return caller.role === 'viewer' ? 'viewers' : 'all'
}

/** Whether an audience may read a document, its history and its events. */
export function isReadableBy(audience: Audience, id: string): boolean {
  if (audience === 'public') return isPublicId(id)
  return audience === 'all' || !isPersonal(id)
}

/** Like `isReadableBy`, for one caller. */
export const canRead = (caller: Caller, id: string): boolean =>
  isReadableBy(getAudience(caller), id)

/** Whether a document, a draft or a version holds data of a visitor. */
function isPersonal(id: string): boolean {
  const [type = '', ...rest] = toPublishedId(id).split('.')
  return rest.length > 0 && PERSONAL_TYPES.includes(type)
}
