import type { Path } from '@sanity/types'
import { useEffect } from 'react'
import { type ObjectInputProps, pathToString, useFormValue } from 'sanity'
import { publishedId } from '../../content-check/site-facts'

interface RequestedField {
  /** Id of the document without the prefix of drafts. */
  readonly id: string
  readonly path: Path
}

/** The form takes the focus for its first field while it opens; more often is a loop. */
const MAX_ATTEMPTS = 5

let requested: RequestedField | undefined
let attempts = 0

/** Makes the form of a document open a field, until somebody uses keys or pointer. */
export function requestField(field: RequestedField): void {
  requested = field
  attempts = 0
  const forget = () => (requested = undefined)
  for (const type of ['keydown', 'pointerdown']) {
    addEventListener(type, forget, { capture: true, once: true })
  }
}

/**
 * Focuses the requested field of a form. The `path` in the address of a form is not enough: the form of
 * sanity 4 often loses it when it focuses its first field at the same time (`focusFirstDescendant`).
 * @param props of the form's root
 */
export function useRequestedField({ focusPath, onPathFocus }: ObjectInputProps): void {
  const id = useFormValue(['_id'])
  const focused = pathToString(focusPath)
  useEffect(() => {
    if (requested === undefined || typeof id !== 'string') return
    const isDone = pathToString(requested.path) === focused
    if (isDone || requested.id !== publishedId(id) || attempts >= MAX_ATTEMPTS) return
    attempts += 1
    onPathFocus(requested.path)
  }, [id, focused, onPathFocus])
}
