import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { applyEdits } from '~/sanity/apply-edits'
import { withBrandName } from '~/sanity/brand-name'
import { type DocumentEdit, EDIT_CHANNEL, isDocumentEdit } from '~/sanity/document-edit'
import { useLayoutData } from './last-loaded'
import { useSetLoaderDataEditor } from './preview-data'

type Edits = ReadonlyMap<string, DocumentEdit>

/**
 * Shows the changes that an editor makes in the Studio while they are typed. Once the dataset has
 * them, loads the page's data again, and then shows these.
 * @param isActive false while the preview shows what is published
 */
export function useDocumentEdits(isActive: boolean): void {
  const setEditor = useSetLoaderDataEditor()
  const { revalidate, state } = useRevalidator()
  const brandName = useLayoutData()?.site.settings?.brandName
  const [edits, setEdits] = useState<Edits>(new Map())
  const saved = useRef<DocumentEdit[]>([])
  const reload = useRef(revalidate)
  useEffect(() => {
    reload.current = revalidate
  })

  useEffect(() => {
    if (!isActive) return undefined
    const channel = new BroadcastChannel(EDIT_CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isDocumentEdit(data)) return
      setEdits((previous) => new Map(previous).set(data.id, data))
      if (!data.isSaved) return
      saved.current.push(data)
      reload.current()
    })
    return () => {
      channel.close()
      setEdits(new Map())
    }
  }, [isActive])

  useEffect(() => {
    if (state !== 'idle') return
    const loaded = saved.current.splice(0)
    if (loaded.length > 0) setEdits((previous) => withoutEdits(previous, loaded))
  }, [state])

  useEffect(() => {
    const documents = new Map([...edits].map(([id, { document }]) => [id, document]))
    const toShown = (text: string) => withBrandName(text, brandName)
    setEditor({ edit: (loaderData) => applyEdits(loaderData, documents, toShown) })
  }, [edits, brandName, setEditor])
}

/** Removes edits, except of documents that have changed again. */
function withoutEdits(edits: Edits, removed: readonly DocumentEdit[]): Edits {
  return new Map([...edits].filter(([, edit]) => !removed.includes(edit)))
}
