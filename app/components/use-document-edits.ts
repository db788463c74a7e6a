import { useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'
import { applyEdits } from '~/sanity/apply-edits'
import { withoutHidden } from '~/lib/text/hidden-index'
import { withBrandName } from '~/sanity/brand-name'
import { type DocumentEdit, EDIT_CHANNEL, isDocumentEdit } from '~/sanity/document-edit'
import { hideSources } from '~/sanity/hidden-sources'
import { useLayoutData } from './last-loaded'
import { useSetEdit } from './loader-data'

/**
 * Hides its source in every text of the page, and shows unsaved changes while an editor types in
 * the Studio. Once the dataset has the changes, reloads the page's data and shows that instead.
 * @param isActive false while the preview shows published content
 */
export function useDocumentEdits(isActive: boolean): void {
  const setEdit = useSetEdit()
  const { revalidate, state } = useRevalidator()
  const brandName = withoutHidden(useLayoutData()?.site.settings?.brandName ?? '')
  const edits = useRef(new Map<string, DocumentEdit>())
  const saved = useRef<DocumentEdit[]>([])
  const show = useCallback(() => {
    const documents = new Map([...edits.current].map(([id, { document }]) => [id, document]))
    const toShown = (text: string) => withBrandName(text, brandName)
    setEdit({ apply: (result) => hideSources(applyEdits(result, documents, toShown)) })
  }, [brandName, setEdit])
  const page = useRef({ revalidate, show })
  useEffect(() => {
    page.current = { revalidate, show }
  })
  useEffect(show, [show])

  useEffect(() => {
    if (!isActive) return undefined
    const channel = new BroadcastChannel(EDIT_CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isDocumentEdit(data)) return
      edits.current.set(data.id, data)
      // Call it now: an effect after a render could miss the next frame.
      page.current.show()
      if (!data.isSaved) return
      const { id, document } = data
      const revision = document?._rev
      // The form and the tools on the page report the same change. One load shows it sooner.
      const isLoading = saved.current.some(
        (edit) => edit.id === id && edit.document?._rev === revision,
      )
      saved.current.push(data)
      if (!isLoading) page.current.revalidate()
    })
    return () => {
      channel.close()
      edits.current.clear()
      page.current.show()
    }
  }, [isActive])

  useEffect(() => {
    if (state !== 'idle') return
    const loaded = saved.current.splice(0)
    // A document that has changed again keeps its edit.
    const removed = loaded.filter((edit) => edits.current.get(edit.id) === edit)
    for (const { id } of removed) edits.current.delete(id)
    if (removed.length > 0) page.current.show()
  }, [state])
}
