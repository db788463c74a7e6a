import { useEffect, useRef } from 'react'
import { type ObjectInputProps, set } from 'sanity'
import { STAFF_PAGE } from './former-slugs'

/**
 * Saves a page that starts from a template with texts. Otherwise lists and titles would ignore it
 * until its first edit (PAGE-01).
 */
export function useSavedTemplate({ schemaType, value, readOnly, onChange }: ObjectInputProps) {
  const isSaved = useRef(false)
  const isNew = schemaType.name === STAFF_PAGE && value !== undefined && !('_rev' in value)
  const title: unknown = value?.title
  useEffect(() => {
    // Not again: a deleted page has the content of its template for a moment.
    if (isSaved.current || value === undefined) return
    if (!isNew) isSaved.current = true
    else if (readOnly !== true && typeof title === 'string') {
      isSaved.current = true
      onChange(set(title, ['title']))
    }
  }, [isNew, readOnly, title, value, onChange])
}
