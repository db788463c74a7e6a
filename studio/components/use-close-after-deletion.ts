import { useEffect, useRef } from 'react'
import { usePaneRouter } from 'sanity/structure'

/**
 * Closes the pane of a document that has existed and is deleted. It would still show the content and
 * offer to restore it.
 */
export function useCloseAfterDeletion(exists: boolean) {
  const { closeCurrentAndAfter } = usePaneRouter()
  const existed = useRef(false)
  useEffect(() => {
    if (exists) existed.current = true
    else if (existed.current) closeCurrentAndAfter()
  }, [exists, closeCurrentAndAfter])
}
