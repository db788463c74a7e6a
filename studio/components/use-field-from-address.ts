import { studioPath } from '@sanity/client/csm'
import type { Path } from '@sanity/types'
import { useEffect } from 'react'
import { pathToString, useFormCallbacks } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { isPortableText } from '#schemas/content-check/walk'
import { useLatest } from './use-latest'

/** Name of the parameter of a document's address with the path of a field. */
export const FIELD_PARAM = 'field'

/** A loading form can take the focus away, so the focus is checked at this interval. */
const CHECK_MS = 100
/** After this time the field counts as missing, such as one that another user removed. */
const GIVE_UP_MS = 15_000

/** A list without items has a button only. */
const INPUTS = ['input:not([type="file"]), textarea, [contenteditable="true"]', 'button']

/**
 * Opens and focuses the field that the address of the document names (CHECK-01). The Studio's
 * parameter `path` opens neither collapsed fieldsets nor nested lists. The user's first key or
 * press ends it.
 * @param value the document
 */
export function useFieldFromAddress(value: unknown): void {
  const { onPathOpen } = useFormCallbacks()
  const { params = {} } = usePaneRouter()
  const address: unknown = Reflect.get(params, FIELD_PARAM)
  const form = useLatest({ value, onPathOpen })

  useEffect(() => {
    if (typeof address !== 'string') return undefined
    const path = withoutTextParts(form.current.value, studioPath.fromString(address))
    let wasFocused = false
    const check = () => {
      const input = findInput(path)
      const isFocused = input !== undefined && input === document.activeElement
      if (isFocused && wasFocused) stop()
      wasFocused = isFocused
      if (isFocused) return
      if (input === undefined) form.current.onPathOpen(path)
      input?.scrollIntoView({ block: 'center' })
      input?.focus({ preventScroll: true })
    }
    const checks = setInterval(check, CHECK_MS)
    const end = setTimeout(stop, GIVE_UP_MS)
    addEventListener('pointerdown', stop, { capture: true })
    addEventListener('keydown', stop, { capture: true })
    function stop() {
      clearInterval(checks)
      clearTimeout(end)
      removeEventListener('pointerdown', stop, { capture: true })
      removeEventListener('keydown', stop, { capture: true })
    }
    return stop
  }, [address, form])
}

/**
 * The input of a field, or the first input of a list item; undefined while the form does not show
 * it.
 */
function findInput(path: Path): HTMLElement | undefined {
  const name = pathToString(path)
  const field = `[data-testid=${JSON.stringify(`field-${name}`)}]`
  const inItem = `[data-testid^=${JSON.stringify(`field-${name}.`)}]`
  const found = INPUTS.map((inputs) =>
    document.querySelector<HTMLElement>(`:is(${field}, ${inItem}) :is(${inputs})`),
  )
  return found.find((input) => input !== null) ?? undefined
}

/** Ends a path before the paragraphs of a rich text, which is one field. But a link has a form. */
function withoutTextParts(document: unknown, path: Path): Path {
  if (path.includes('markDefs')) return path
  const end = path.findIndex((_, at) => isPortableText(studioPath.get(document, path.slice(0, at))))
  return end === -1 ? path : path.slice(0, end)
}
