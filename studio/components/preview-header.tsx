import { useEffect } from 'react'
import type { PreviewHeaderProps } from 'sanity/presentation'

/**
 * The header of the preview, unchanged. It tells the Studio when the page in the frame leaves by
 * itself, as after a reload or a link that loads a page anew: else the Studio would wait three to five
 * seconds for an answer of the old page before it connects with the new one (EDIT-02).
 */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { iframeRef, presentationRef, renderDefault } = props
  useEffect(() => {
    const frame = iframeRef.current
    if (frame === null) return undefined
    const announceReload = () => presentationRef.send({ type: 'iframe reload' })
    // Each page has a window of its own.
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
