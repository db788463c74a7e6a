import type { ValidationContext } from '@sanity/types'
import { getPublishedId } from '#config/delete-documents'
import { API_VERSION } from '#config/client-config'
import { comparedIn } from '../../content-check/site-facts'

/** Rejects the `id` of another document of the same type, such as its original after duplicating. */
export async function checkUniqueId(
  value: string | undefined,
  { document, getClient }: ValidationContext,
): Promise<true | string> {
  if (value === undefined || document === undefined) return true
  const isTaken = await getClient({ apiVersion: API_VERSION }).fetch<boolean>(
    'count(*[_type == $type && id == $value && _id != $id]) > 0',
    { type: document._type, value, id: getPublishedId(document._id) },
    { perspective: comparedIn(document._id, 'drafts' as const) },
  )
  return !isTaken || `Otro documento ya usa «${value}».`
}
