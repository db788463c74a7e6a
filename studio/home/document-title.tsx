import { Text } from '@sanity/ui'
import { useMemo } from 'react'
import { Preview, useSchema } from 'sanity'

/** A document as the Studio's lists show it. */
export function DocumentTitle({ id, type }: { readonly id: string; readonly type: string }) {
  const schemaType = useSchema().get(type)
  // A new object would start another subscription.
  const previewed = useMemo(() => ({ _id: id, _type: type }), [id, type])
  if (schemaType === undefined) return <Text size={1}>{type}</Text>
  return <Preview layout="default" schemaType={schemaType} value={previewed} />
}
