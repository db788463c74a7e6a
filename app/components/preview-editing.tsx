import { useLocation, useNavigate } from '@remix-run/react'
import { enableVisualEditing, type HistoryAdapterNavigate } from '@sanity/visual-editing'
import { useEffect, useRef } from 'react'
import { toSameSitePath } from '~/lib/links/same-site-path'
import type { PreviewPerspective } from '~/sanity/preview-perspective'
import { PageTools } from './page-editing/page-tools'
import { connectEditMarks } from './preview-marks'
import { useDocumentEdits } from './use-document-edits'
import { usePerspectiveSwitch } from './use-perspective-switch'
import { useReload } from './use-reload'

/**
 * Connects this page to the Studio's Presentation tool: marked elements open their field, both
 * sides navigate together, and edits show without a reload (CMS-06, EDIT-02).
 */
export function PreviewEditing({ perspective }: { perspective: PreviewPerspective }) {
  const reload = useReload()
  useDocumentEdits(perspective === 'drafts', reload)
  usePerspectiveSwitch(perspective, reload)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const notifyStudio = useRef<HistoryAdapterNavigate>()
  // The connection outlives renders, so it reads the current values from refs.
  const url = `${pathname}${search}${hash}`
  const page = useRef({ navigate, url })

  useEffect(() => {
    page.current = { navigate, url }
  })

  useEffect(() => {
    const disconnectMarks = connectEditMarks(document.body)
    if (window.parent !== window) document.addEventListener('click', openForeignLink, true)
    const disable = enableVisualEditing({
      refresh: reload,
      history: {
        subscribe: (listener) => {
          notifyStudio.current = listener
          // Until the Studio knows the page, it ignores its own address bar.
          listener({ type: 'push', url: page.current.url })
          return () => (notifyStudio.current = undefined)
        },
        update: ({ type, url }) => {
          if (type === 'pop') page.current.navigate(-1)
          else page.current.navigate(toSameSitePath(url), { replace: type === 'replace' })
        },
      },
    })
    return () => {
      disable()
      disconnectMarks()
      document.removeEventListener('click', openForeignLink, true)
    }
  }, [reload])

  useEffect(() => {
    notifyStudio.current?.({ type: 'push', url })
  }, [url])

  return perspective === 'drafts' ? <PageTools /> : null
}

/** Lets a link to another site open a tab: in the Studio's frame that site could not connect. */
function openForeignLink({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.protocol.startsWith('http') && link.origin !== location.origin) link.target = '_blank'
}
