import { useLocation } from '@remix-run/react'
import { type ComponentType, useEffect, useState } from 'react'
import { warn } from '~/lib/browser/console-warning'
import type { PreviewPerspective } from '~/sanity/preview-perspective'
import type { PreviewLabelsQueryResult } from '~/sanity/types.generated'
import styles from './preview-strip.css?url'

interface PreviewStripProps {
  labels: PreviewLabelsQueryResult
  perspective: PreviewPerspective
}

/**
 * Tells editors when this page shows drafts, offers to leave the preview, and enables click-to-edit
 * (CMS-06). In the Studio's frame it only enables click-to-edit: the Studio itself says what is shown.
 */
export function PreviewStrip({ labels, perspective }: PreviewStripProps) {
  const { pathname, search } = useLocation()
  const [Editing, setEditing] = useState<ComponentType<{ perspective: PreviewPerspective }>>()
  useEffect(() => {
    // A separate module, so visitors never download it.
    import('./preview-editing').then(
      (module) => setEditing(() => module.PreviewEditing),
      (error: unknown) => warn('preview.failed', { reason: String(error) }),
    )
  }, [])
  // Known once the scripts run.
  const isInStudio = Editing !== undefined && window.parent !== window
  return (
    <>
      {isInStudio ? null : (
        <>
          <link rel="stylesheet" href={styles} />
          <div className="preview-strip" role="status">
            {perspective !== 'published' ? <strong>{labels?.active}</strong> : null}
            <a href={`/preview/disable?page=${encodeURIComponent(pathname + search)}`}>
              {labels?.exit}
            </a>
          </div>
        </>
      )}
      {Editing === undefined ? null : <Editing perspective={perspective} />}
    </>
  )
}
