import { useEffect } from 'react'
import type { PreviewHeaderProps } from 'sanity/presentation'

/**
 * The header of the preview, unchanged. Notifies the Studio when the page in the frame unloads by
 * itself, as on a reload or a link to a new document. Otherwise the Studio waits three to five
 * seconds for the old page before it connects to the new one (EDIT-02).
 */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { iframeRef, presentationRef, renderDefault } = props
  useEffect(() => {
    const frame = iframeRef.current
    if (frame === null) return undefined
    const announceReload = () => presentationRef.send({ type: 'iframe reload' })
    // Each document has its own window.
    const watchPage = () => frame.contentWindow?.addEventListener('pagehide', announceReload)
    watchPage()
    frame.addEventListener('load', watchPage)
    return () => {
      frame.removeEventListener('load', watchPage)
      frame.contentWindow?.removeEventListener('pagehide', announceReload)
    }
  }, [iframeRef, presentationRef])
  return renderDefault(props)
}
