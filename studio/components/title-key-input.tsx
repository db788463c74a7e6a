import { useEffect, useRef } from 'react'
import { getPublishedId, set, useEditState, useFormValue, type StringInputProps } from 'sanity'
import { useDatasetClient } from './use-dataset-client'
import { useDebounced } from './use-debounced'
import { makeKey, nextKey } from './next-key'

const TYPING_DELAY_MS = 300
/** Keys of other documents, with their drafts, as the editor sees them. */
const TAKEN_KEYS = `*[_type == $type && _id != $id
  && (id == $key || string::startsWith(coalesce(id, ""), $made))].id`

/** The key of a document, which follows its title; see `nextKey`. Staff may also type one. */
export function TitleKeyInput(props: StringInputProps) {
  useKeyOfTitle(props)
  return props.renderDefault(props)
}

function useKeyOfTitle(props: StringInputProps): void {
  const { value: key, readOnly = false, focused = false, onChange } = props
  const client = useDatasetClient()
  const id = getPublishedId(useText('_id'))
  const type = useText('_type')
  const currentTitle = useText('title')
  const title = useDebounced(currentTitle, TYPING_DELAY_MS)
  const { ready, published } = useEditState(id, type)
  const isPublished = published !== null
  const publishedKey = typeof published?.id === 'string' ? published.id : undefined
  const previousTitle = useRef(title)

  useEffect(() => {
    const isFixed = isPublished && key !== undefined
    const made = makeKey(title)
    const isUnknown = made === '' && publishedKey === undefined
    // Also true for a document that was just deleted: a key would create it again.
    const isChanging = title !== currentTitle
    // A key may be empty or taken while it is typed, so it is checked when the focus leaves.
    if (!ready || readOnly || focused || isFixed || isUnknown || isChanging) return undefined
    let isCurrent = true
    const params = { type, id, made, key: key ?? '' }
    client.fetch<string[]>(TAKEN_KEYS, params, { perspective: 'drafts' }).then(
      (taken) => {
        if (!isCurrent) return
        const titles = { title, previousTitle: previousTitle.current }
        const next = nextKey({ key, ...titles, taken: new Set(taken), isPublished, publishedKey })
        previousTitle.current = title
        if (next !== undefined && next !== key) onChange(set(next))
      },
      // The next change of the title tries again; without a key the form reports a missing field.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [
    client,
    id,
    type,
    key,
    title,
    currentTitle,
    isPublished,
    publishedKey,
    ready,
    readOnly,
    focused,
    onChange,
  ])
}

/** A text of the open document; '' when it is missing. */
function useText(field: string): string {
  const value = useFormValue([field])
  return typeof value === 'string' ? value : ''
}
