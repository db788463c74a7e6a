import { useCallback, useEffect, useId } from 'react'
import type { PortableTextInputProps } from 'sanity'

/** Inputs whose latest words are not in their document yet: the editor reports up to a second late. */
const unreported = new Set<string>()
const waiting = new Set<() => void>()

/** `onEditorChange` of every rich text input, for `afterUnreportedText`. */
export function useUnreportedText(): NonNullable<PortableTextInputProps['onEditorChange']> {
  const id = useId()
  useEffect(() => () => noteReport(id), [id])
  return useCallback(
    ({ type }) => {
      if (type === 'patch') unreported.add(id)
      if (type === 'mutation') noteReport(id)
    },
    [id],
  )
}

/**
 * Calls back once all typed rich text is in its document, which as a rule is at once.
 * @returns function that stops waiting
 */
export function afterUnreportedText(callback: () => void): () => void {
  if (unreported.size === 0) callback()
  else waiting.add(callback)
  return () => waiting.delete(callback)
}

function noteReport(id: string): void {
  unreported.delete(id)
  if (unreported.size > 0) return
  const callbacks = [...waiting]
  waiting.clear()
  for (const callback of callbacks) callback()
}
