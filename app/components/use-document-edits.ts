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
 * @param reload see useReload
 */
export function useDocumentEdits(isActive: boolean, reload: () => Promise<void>): void {
  const setEdit = useSetEdit()
  const brandName = withoutHidden(useLayoutData()?.site.settings?.brandName ?? '')
  const edits = useRef(new Map<string, DocumentEdit>())
  const show = useCallback(() => {
    const documents = new Map([...edits.current].map(([id, { document }]) => [id, document]))
    const toShown = (text: string) => withBrandName(text, brandName)
    setEdit({ apply: (result) => hideSources(applyEdits(result, documents, toShown)) })
  }, [brandName, setEdit])
  const latestShow = useRef(show)
  useEffect(() => {
    latestShow.current = show
  })
  useEffect(show, [show])

  useEffect(() => {
    if (!isActive) return undefined
    const channel = new BroadcastChannel(EDIT_CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isDocumentEdit(data)) return
      edits.current.set(data.id, data)
      // Call it now: an effect after a render could miss the next frame.
      latestShow.current()
      if (!data.isSaved) return
      void reload().then(() => {
        // A document that has changed again keeps its edit.
        if (edits.current.get(data.id) !== data) return
        edits.current.delete(data.id)
        latestShow.current()
      })
    })
    // For what was saved after the page was rendered, before this code ran.
    void reload()
    return () => {
      channel.close()
      edits.current.clear()
      latestShow.current()
    }
  }, [isActive, reload])
}
